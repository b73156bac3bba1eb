import * as words from "@giftling/messages/account/export";
import { Alert } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { Button, type ButtonVariant } from "../../components/button.tsx";
import { downloadFamilyData } from "./download.ts";
import classes from "./download-data.module.css";

type State = { step: "ready" | "busy" | "done" } | { step: "failed"; message: string };

/** Renders the button that downloads all of a family's data, with its progress and error below (rule: data-export). */
export function DownloadDataButton({ variant = "filled" }: { variant?: ButtonVariant }) {
  const [state, setState] = useState<State>({ step: "ready" });
  async function start() {
    setState({ step: "busy" });
    const problem = await downloadFamilyData();
    setState(problem === null ? { step: "done" } : { step: "failed", message: problem });
  }
  return (
    <div className={classes.download}>
      <Button
        variant={variant}
        leftSection={<IconDownload aria-hidden size={20} stroke={1.5} />}
        loading={state.step === "busy"}
        onClick={() => void start()}
      >
        {words.downloadButton()}
      </Button>
      <p className={classes.word} role="status">
        {state.step === "busy" && words.exportPendingStatus()}
        {state.step === "done" && words.exportCompleteStatus()}
      </p>
      {state.step === "failed" && (
        <Alert color="red" variant="light" role="alert">
          {state.message}
        </Alert>
      )}
    </div>
  );
}
