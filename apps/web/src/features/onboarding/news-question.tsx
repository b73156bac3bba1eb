import { LIMITS } from "@giftling/domain";
import { Textarea, TextInput } from "@mantine/core";
import { errorAt, type QuestionProps } from "./question-props.ts";

/** A first piece of news, both fields or neither (spec sections 2 and 5). */
export function NewsQuestion({ draft, change, problem }: QuestionProps) {
  return (
    <>
      <TextInput
        name="updateTitle"
        label="Title"
        placeholder="A new adventure begins"
        maxLength={LIMITS.label}
        value={draft.updateTitle}
        onChange={(event) => change({ updateTitle: event.currentTarget.value })}
        error={errorAt(problem, "updateTitle")}
      />
      <Textarea
        name="updateContent"
        label="Content"
        placeholder="What has been happening lately?"
        autosize
        minRows={4}
        maxRows={12}
        maxLength={LIMITS.content}
        value={draft.updateContent}
        onChange={(event) => change({ updateContent: event.currentTarget.value })}
        error={errorAt(problem, "updateContent")}
      />
    </>
  );
}
