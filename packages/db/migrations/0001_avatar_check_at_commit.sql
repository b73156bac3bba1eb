-- Deleting a family deletes its pictures and its kids in an order Postgres chooses: the avatar's
-- foreign key is therefore checked at commit, when both are gone.
ALTER TABLE "kids" ALTER CONSTRAINT "kids_avatar_of_same_owner" DEFERRABLE INITIALLY DEFERRED;
