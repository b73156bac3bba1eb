import { hasSizes, type KidView } from "@giftling/domain";
import * as stepWords from "@giftling/messages/dashboard/first-steps";
import * as frameWords from "@giftling/messages/dashboard/frame";
import "../../../styles/mantine.css";
import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { type CSSProperties, type ReactNode, useId } from "react";
import { Button } from "../../../components/button.tsx";
import { ShareButton } from "../../../components/share/share-button.tsx";
import { useHubLink } from "../../shell/use-hub-link.ts";
import { useDashboard } from "../dashboard-context.ts";
import classes from "./first-steps.module.css";
import { markKid } from "./kid-marks.ts";
import { type StepName, WISHES_WANTED } from "./steps.ts";
import { type Steps, useSteps } from "./use-steps.ts";

/** Renders the five steps of a new page with their actions. When all steps are done, renders one line (rule: first-steps). */
export default function FirstSteps() {
  const { kid } = useDashboard();
  const steps = useSteps(kid);
  return steps && <Card {...steps} />;
}

function Card({ steps, wishes }: Steps) {
  const { kid, editSizes } = useDashboard();
  const headingId = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  const isDone = done === steps.length;
  return (
    <section className={classes.card} aria-labelledby={headingId}>
      <div className={classes.head}>
        <span
          className={classes.ring}
          style={{ "--done": `${(done / steps.length) * 100}%` } as CSSProperties}
          aria-hidden
        >
          {isDone ? <IconCheck size={20} stroke={2.5} /> : done}
        </span>
        <div>
          <h2 className={classes.title} id={headingId}>
            {isDone ? stepWords.isReady(kid.firstName) : stepWords.firstSteps()}
          </h2>
          <p className={classes.count} role="status">
            {stepWords.doneOf(done, steps.length)}
          </p>
        </div>
        <ActionIcon aria-label={stepWords.hide()} onClick={() => markKid(kid.id, "closed")}>
          <IconX size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      {!isDone && (
        <ul className={classes.list}>
          {steps.map((step) => (
            <Step key={step.name} {...step} wishes={wishes} />
          ))}
        </ul>
      )}
      {!isDone && !hasSizes(kid) && (
        <p className={classes.more}>
          {stepWords.relativesAsk()}{" "}
          <Button size="sm" variant="subtle" onClick={editSizes}>
            {stepWords.addSizes()}
          </Button>
        </p>
      )}
    </section>
  );
}

function Step({ name, isDone, wishes }: { name: StepName; isDone: boolean; wishes: number }) {
  const { kid } = useDashboard();
  return (
    <li className={classes.step} data-done={isDone}>
      <span className={classes.tick} aria-hidden>
        {isDone && <IconCheck size={16} stroke={2.5} />}
      </span>
      <span className={classes.name}>
        {wordsOf(name, kid, wishes)}
        {isDone && <VisuallyHidden> {stepWords.done()}</VisuallyHidden>}
      </span>
      {!isDone && <StepAction name={name} />}
    </li>
  );
}

function wordsOf(name: StepName, { firstName }: KidView, wishes: number): string {
  switch (name) {
    case "photo":
      return stepWords.addAPhotoOf(firstName);
    case "wishes":
      return wishes > 0 && wishes < WISHES_WANTED
        ? stepWords.addThreeWishesSoFar(wishes)
        : stepWords.addThreeWishes();
    case "help":
      return stepWords.linkA529();
    case "see":
      return stepWords.seeAsGrandma();
    case "share":
      return stepWords.shareIt();
  }
}

function StepAction({ name }: { name: StepName }): ReactNode {
  const { kid, hubPath, add, editKid } = useDashboard();
  const url = useHubLink(hubPath);
  switch (name) {
    case "photo":
      return (
        <Button size="sm" variant="default" onClick={editKid}>
          {stepWords.addAPhoto()}
        </Button>
      );
    case "wishes":
      return (
        <Button size="sm" variant="default" onClick={() => add("gift")}>
          {stepWords.addAWish()}
        </Button>
      );
    case "help":
      return (
        <Button size="sm" variant="default" onClick={() => add("payment")}>
          {stepWords.addALink()}
        </Button>
      );
    case "see":
      return (
        <Button
          size="sm"
          variant="default"
          href={hubPath}
          target="_blank"
          rel="noopener"
          onClick={() => markKid(kid.id, "seen")}
        >
          {stepWords.seeThePage()}
        </Button>
      );
    case "share":
      return (
        <ShareButton
          size="sm"
          title={frameWords.hubOf(kid.firstName)}
          url={url}
          label={stepWords.sendIt()}
          variant="filled"
          onShared={() => markKid(kid.id, "shared")}
        />
      );
  }
}
