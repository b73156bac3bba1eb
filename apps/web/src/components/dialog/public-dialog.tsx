import { Modal, type ModalProps } from "@mantine/core";
import { AppMantineProvider } from "../mantine-provider.tsx";
import { useDelayedOpen } from "./use-delayed-open.ts";

/** Renders a lazily loaded dialog with a Mantine provider, because public pages have no provider. */
export function PublicDialog({ opened, ...props }: ModalProps) {
  return (
    <AppMantineProvider>
      <Modal {...props} opened={useDelayedOpen(opened)} />
    </AppMantineProvider>
  );
}
