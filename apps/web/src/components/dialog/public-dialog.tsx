import { Modal, type ModalProps } from "@mantine/core";
import { AppMantineProvider } from "../mantine-provider.tsx";
import { useDelayedOpen } from "./use-delayed-open.ts";

/** Renders a lazily loaded dialog of a public page, which has no Mantine provider of its own. */
export function PublicDialog({ opened, ...props }: ModalProps) {
  return (
    <AppMantineProvider>
      <Modal {...props} opened={useDelayedOpen(opened)} />
    </AppMantineProvider>
  );
}
