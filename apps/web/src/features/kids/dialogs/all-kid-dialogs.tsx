import type { KidView } from "@giftling/domain";
import { useParent } from "../../../access/session.ts";
import { DeleteKidDialog } from "./delete-kid-dialog.tsx";
import { EditProfileDialog, NewChildDialog } from "./kid-dialogs.tsx";
import { KidLimitDialog } from "./kid-limit-dialog.tsx";
import { OrderKidsDialog } from "./order-kids-dialog.tsx";
import { OwnerOnlyDeleteDialog } from "./owner-deletes-dialog.tsx";
import { SizesDialog } from "./sizes-dialog.tsx";
import type { KidDialogs } from "./use-kid-dialogs.ts";

/** Renders the dialogs about kids that the top bar opens, one at a time. */
export default function KidDialogList({
  kids,
  opened,
  about,
  onClose,
  onSelectKid,
}: Pick<KidDialogs, "opened" | "about"> & {
  kids: readonly KidView[];
  onClose: () => void;
  onSelectKid: (kidId: string) => void;
}) {
  const { role, ownerName } = useParent();
  return (
    <>
      <NewChildDialog
        kidCount={kids.length}
        onAdded={onSelectKid}
        opened={opened === "new"}
        onClose={onClose}
      />
      <KidLimitDialog opened={opened === "limit"} onClose={onClose} />
      {about !== null && (
        <>
          <EditProfileDialog
            key={`edit ${about.key}`}
            kid={about.kid}
            opened={opened === "edit"}
            onClose={onClose}
          />
          <SizesDialog
            key={`sizes ${about.key}`}
            kid={about.kid}
            opened={opened === "sizes"}
            onClose={onClose}
          />
          <OrderKidsDialog
            key={`order ${about.key}`}
            kids={kids}
            opened={opened === "order"}
            onClose={onClose}
          />
          {role === "owner" ? (
            <DeleteKidDialog
              key={`delete ${about.key}`}
              kid={about.kid}
              nextKidId={nextOf(kids, about.kid.id)}
              opened={opened === "delete"}
              onClose={onClose}
            />
          ) : (
            <OwnerOnlyDeleteDialog
              firstName={about.kid.firstName}
              ownerName={ownerName}
              opened={opened === "delete"}
              onClose={onClose}
            />
          )}
        </>
      )}
    </>
  );
}

/** Returns the id of the next kid, or of the previous kid for the last one. Returns undefined when there is no other kid. */
function nextOf(kids: readonly KidView[], kidId: string): string | undefined {
  const index = kids.findIndex((kid) => kid.id === kidId);
  return (kids[index + 1] ?? kids[index - 1])?.id;
}
