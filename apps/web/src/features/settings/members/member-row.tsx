import type { MemberView, UserView } from "@giftling/domain";
import * as words from "@giftling/messages/settings/members";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Avatar } from "../../../components/picture/avatar.tsx";
import { HandOverDialog, RemoveParentDialog } from "./member-dialogs.tsx";
import classes from "./members.module.css";

/** Somebody who looks after the family; the owner hands over to the others, and takes them out (rule: members). */
export function MemberRow({ member, user }: { member: MemberView; user: UserView }) {
  const [dialog, setDialog] = useState<"remove" | "hand-over" | null>(null);
  const isMe = member.id === user.id;
  const name = member.name || member.email || words.somebody();
  const close = () => setDialog(null);
  return (
    <li className={classes.member}>
      <div className={classes.row}>
        <Avatar name={name} />
        <p className={classes.who}>
          <strong className={classes.name} dir="auto">
            {name}
          </strong>
          {member.name !== "" && member.email !== "" && (
            <span className={classes.soft}>{member.email}</span>
          )}
        </p>
        <span className={classes.role} data-owner={member.role === "owner" || undefined}>
          {isMe ? words.roleOfMine(member.role) : words.roleName(member.role)}
        </span>
      </div>
      {user.role === "owner" && !isMe && (
        <div className={classes.actions}>
          <Button variant="subtle" size="sm" onClick={() => setDialog("hand-over")}>
            {words.makeOwner()}
          </Button>
          <Button variant="subtle" size="sm" onClick={() => setDialog("remove")}>
            {words.remove()}
          </Button>
          <HandOverDialog
            member={{ ...member, name }}
            opened={dialog === "hand-over"}
            onClose={close}
          />
          <RemoveParentDialog
            member={{ ...member, name }}
            opened={dialog === "remove"}
            onClose={close}
          />
        </div>
      )}
    </li>
  );
}
