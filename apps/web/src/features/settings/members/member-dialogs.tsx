import type { MemberView, UserView } from "@giftling/domain";
import { FormDialog } from "../../../components/dialog/form-dialog.tsx";
import { showToast } from "../../../components/toast/toast.ts";
import { WhatHappens } from "../../../components/what-happens.tsx";
import { trpc } from "../../../trpc.ts";
import { useConfig } from "../../../use-config.ts";
import { ensureDeleted } from "../../entries/list-cache.ts";
import { useEntryForm } from "../../entries/use-entry-form.ts";

type About = { member: MemberView; opened: boolean; onClose: () => void };

/** Asks before a parent is taken out (rule: leaving). */
export function RemoveParentDialog({ member, opened, onClose }: About) {
  const utils = trpc.useUtils();
  const remove = trpc.family.removeMember.useMutation();
  const { dialog } = useEntryForm({
    start: {},
    check: () => ({ ok: true, input: { id: member.id } }),
    save: (input) => ensureDeleted(() => remove.mutateAsync(input)),
    isPending: remove.isPending,
    onDone() {
      onClose();
      utils.family.members.setData(undefined, (all) => all?.filter(({ id }) => id !== member.id));
      showToast({ title: `${member.name} was removed` });
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`Remove ${member.name}?`}
      submitLabel="Remove"
      danger
      {...dialog}
    >
      <WhatHappens danger>
        <li>From now on they see nothing of your family's dashboard, also where it is open.</li>
        <li>What they wrote stays: wishes, news and thank-yous.</li>
        <li>They keep their own sign-in, and you can invite them again.</li>
      </WhatHappens>
    </FormDialog>
  );
}

/** Asks before the family is handed over (rule: handing-over). */
export function HandOverDialog({ member, opened, onClose }: About) {
  const utils = trpc.useUtils();
  const { billing } = useConfig();
  const handOver = trpc.family.handOver.useMutation();
  const { dialog } = useEntryForm({
    start: {},
    check: () => ({ ok: true, input: { memberId: member.id } }),
    save: (input) => handOver.mutateAsync(input),
    isPending: handOver.isPending,
    onDone(members) {
      onClose();
      utils.family.members.setData(undefined, members);
      showToast({ title: `${member.name} owns the page now` });
      // What the page offers follows from it.
      void utils.account.user.invalidate();
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={`Make ${member.name} the owner?`}
      submitLabel="Hand over"
      danger
      {...dialog}
    >
      <WhatHappens danger>
        <li>
          {billing
            ? "The plan, the address and who looks after the page are theirs."
            : "The address and who looks after the page are theirs."}
        </li>
        <li>Only they can delete a child's page, or close all of it.</li>
        <li>You go on as a parent. Only they can make you the owner again.</li>
      </WhatHappens>
    </FormDialog>
  );
}

/** Asks before a parent leaves (rule: leaving). */
export function LeaveDialog({
  user,
  opened,
  onClose,
}: {
  user: UserView;
  opened: boolean;
  onClose: () => void;
}) {
  const leave = trpc.family.removeMember.useMutation();
  const { dialog } = useEntryForm({
    start: {},
    check: () => ({ ok: true, input: { id: user.id } }),
    save: (input) => leave.mutateAsync(input),
    isPending: leave.isPending || leave.isSuccess,
    // A page of its own: nothing of the family stays in this browser's memory.
    onDone: () => window.location.assign("/"),
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title="Leave this family?"
      submitLabel="Leave"
      danger
      {...dialog}
    >
      <WhatHappens danger>
        <li>From now on you see nothing of the dashboard.</li>
        <li>What you wrote stays with the family.</li>
        <li>You stay signed in, and can start a page of your own.</li>
      </WhatHappens>
    </FormDialog>
  );
}
