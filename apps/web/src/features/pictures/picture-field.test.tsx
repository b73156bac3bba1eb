import type { AppRouter } from "@giftling/api/router";
import { PARENT_ERRORS } from "@giftling/domain";
import { screen } from "@testing-library/react";
import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { MockApiProvider } from "../../testing/mock-api-provider.tsx";
import { renderWithTheme } from "../../testing/render.tsx";
import { PictureField } from "./picture-field.tsx";

test("explains the remedy when the family's storage is full (rule: picture-room)", async () => {
  const data = {
    code: "CONFLICT",
    httpStatus: 409,
    path: "pictures.upload",
    appCode: "TOO_MANY",
    fields: null,
  } as const;
  const error = { code: -32009, message: PARENT_ERRORS.pictureStorageFull, data };
  const { user } = renderWithTheme(
    <MockApiProvider answers={() => Promise.reject(TRPCClientError.from<AppRouter>({ error }))}>
      <PictureField
        label="Picture"
        imageUrl={null}
        onChange={() => undefined}
        onBusy={() => undefined}
        error={undefined}
      />
    </MockApiProvider>,
  );
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("There is no field for a file.");
  await user.upload(input, new File(["a picture"], "emma.png", { type: "image/png" }));
  // The message is shown only in the toast. The field is marked without a message.
  expect(await screen.findAllByText(PARENT_ERRORS.pictureStorageFull)).toHaveLength(1);
  expect(screen.getByRole("group").hasAttribute("data-refused")).toBe(true);
});
