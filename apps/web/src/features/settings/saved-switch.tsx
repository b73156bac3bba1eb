import * as parentWords from "@giftling/messages/parent";
import { switchFailed } from "@giftling/messages/settings/page";
import { Switch } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { showToast } from "../../components/toast/toast.ts";
import { errorMessage } from "../../trpc.ts";
import classes from "./settings.module.css";

/**
 * A switch whose every turn is saved at once, one after the other, so that the last one stays. It shows what was asked for
 * until all of them are answered, and then what is saved: a turn that failed is put back.
 */
export function SavedSwitch({
  name,
  label,
  description,
  isOn,
  save,
}: {
  /** Its own among the switches of the page. */
  name: string;
  label: string;
  description: string;
  /** What is saved. */
  isOn: boolean;
  /** Saves, and shows what was saved wherever it matters. */
  save: (isOn: boolean) => Promise<unknown>;
}) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const waiting = useRef(0);
  const { mutate } = useMutation({
    mutationFn: save,
    scope: { id: `switch ${name}` },
    onMutate: (wanted) => {
      waiting.current += 1;
      setAsked(wanted);
    },
    onError: (error) => {
      const message = errorMessage(error, switchFailed());
      showToast({ title: parentWords.error(), message, tone: "error" });
    },
    onSettled: () => {
      waiting.current -= 1;
      if (waiting.current === 0) setAsked(null);
    },
  });
  return (
    <Switch
      className={classes.switch}
      labelPosition="left"
      label={label}
      aria-label={label}
      description={description}
      checked={asked ?? isOn}
      onChange={(event) => mutate(event.currentTarget.checked)}
    />
  );
}
