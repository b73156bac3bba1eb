import { DEFAULT_QUIET_HOURS, type PushSettingsView } from "@giftling/domain";
import { actionErrorTitle } from "@giftling/messages/common";
import { getLocale } from "@giftling/messages/language";
import { saveSettingError } from "@giftling/messages/settings/page";
import * as words from "@giftling/messages/settings/push";
import { NativeSelect } from "@mantine/core";
import { showErrorToast } from "../../../components/toast/error-toast.ts";
import { AutoSaveSwitch } from "../auto-save-switch.tsx";
import settings from "../settings.module.css";
import classes from "./push.module.css";

type PushPreferences = PushSettingsView["preferences"];

/** Formats an hour of the day, such as "9:00 PM". */
const formatHour = (hour: number) =>
  new Date(2000, 0, 1, hour).toLocaleTimeString(getLocale(), {
    hour: "numeric",
    minute: "2-digit",
  });

/** Returns the city of a time zone, such as "Buenos Aires" for "America/Argentina/Buenos_Aires". */
const getCity = (timeZone: string) => timeZone.replace(/^.*\//, "").replaceAll("_", " ");

export function QuietHours({
  preferences: { quietFrom, quietUntil, timeZone },
  save,
}: {
  preferences: PushPreferences;
  save: (changed: Partial<PushPreferences>) => Promise<unknown>;
}) {
  const isOn = quietFrom !== quietUntil;
  const select = (name: "quietFrom" | "quietUntil", label: string, hour: number, other: number) => (
    <NativeSelect
      label={label}
      data={Array.from({ length: 24 }, (_, value) => value)
        .filter((value) => value !== other)
        .map((value) => ({ value: String(value), label: formatHour(value) }))}
      value={hour}
      onChange={(event) => {
        save({ [name]: Number(event.currentTarget.value) }).catch((error: unknown) =>
          showErrorToast(actionErrorTitle(), error, saveSettingError()),
        );
      }}
    />
  );
  return (
    <div className={`${settings.fields} ${classes.group}`}>
      <AutoSaveSwitch
        name="quiet hours"
        label={words.quietHoursLabel()}
        description={words.quietHoursDescription(timeZone && getCity(timeZone))}
        isOn={isOn}
        save={(wanted) => save(wanted ? DEFAULT_QUIET_HOURS : { quietFrom: 0, quietUntil: 0 })}
      />
      {isOn && (
        <div className={settings.pair}>
          {select("quietFrom", words.quietHoursStartLabel(), quietFrom, quietUntil)}
          {select("quietUntil", words.quietHoursEndLabel(), quietUntil, quietFrom)}
        </div>
      )}
    </div>
  );
}
