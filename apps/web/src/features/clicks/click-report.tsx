import type { ClickReportView } from "@giftling/domain";
import * as words from "@giftling/messages/analytics/clicks";
import { IconDownload, IconLink } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { EmptyState } from "../../components/loading/empty-state.tsx";
import { EmptyMark } from "../entries/empty-mark.tsx";
import { clickCount } from "./chart.ts";
import { ClickChart } from "./click-chart.tsx";
import classes from "./clicks.module.css";
import { DayTable } from "./day-table.tsx";
import { LinkBars } from "./link-bars.tsx";

/** Renders the clicks per day as a chart, followed by the clicks per link. The chart shows all links or the selected one. */
export function ClickReport({
  report,
  firstName,
  csvHref,
}: {
  report: ClickReportView;
  firstName: string;
  csvHref: string;
}) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { days, links } = report;
  if (report.clicks === 0) {
    return (
      <EmptyState
        picture={<EmptyMark icon={IconLink} />}
        title={words.noClicks(days.length)}
        message={words.showsUpHere(firstName)}
      />
    );
  }
  const chosen = links.find(({ id }) => id !== null && id === chosenId);
  const { daily, clicks } = chosen ?? report;
  const of = chosen?.label ?? words.allLinks();
  return (
    <>
      <ClickChart
        days={days}
        daily={daily}
        title={of}
        summary={words.inDays(clickCount(clicks), days.length)}
      />
      <LinkBars links={links} chosenId={chosen?.id ?? null} onChoose={setChosenId} />
      <DayTable days={days} daily={daily} caption={words.byDayOf(of)} />
      <div className={classes.foot}>
        <p className={classes.note}>{words.howTheyCount()}</p>
        <Button
          href={csvHref}
          download
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.5} aria-hidden />}
        >
          {words.downloadCsv()}
        </Button>
      </div>
    </>
  );
}
