import type { UserView } from "@giftling/domain";
import * as words from "@giftling/messages/settings/members";
import { Skeleton } from "../../../components/loading/skeleton.tsx";
import { trpc } from "../../../trpc.ts";
import { QueryError } from "../query-status.tsx";
import { SettingSection } from "../setting-section.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { MemberRow } from "./member-row.tsx";
import classes from "./members.module.css";

/** Renders the family's parents and, for the owner, the invitations (rule: members). */
export function MembersSection({ user }: { user: UserView }) {
  const members = trpc.family.members.useQuery();
  const isOwner = user.role === "owner";
  return (
    <SettingSection title={words.parentsTitle()} lead={words.parentsDescription()}>
      {members.isError ? (
        <QueryError query={members} errorTitle={words.parentsLoadErrorTitle()} />
      ) : members.data === undefined ? (
        <div className={classes.row}>
          <Skeleton height={44} width={44} radius="circle" />
          <Skeleton height={40} />
        </div>
      ) : (
        <>
          <ul className={classes.list} aria-label={words.parentsTitle()}>
            {members.data.map((member) => (
              <MemberRow key={member.id} member={member} user={user} />
            ))}
          </ul>
          {isOwner && <InvitationList user={user} parents={members.data.length - 1} />}
        </>
      )}
    </SettingSection>
  );
}
