import type { ClickReportView } from "@giftling/domain";
import * as words from "@giftling/messages/analytics/clicks";
import { IconDownload, IconLink } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { EmptyState } from "../../components/loading/empty-state.tsx";
import { EmptySectionIcon } from "../entries/empty-mark.tsx";
import { formatClickCount } from "./chart.ts";
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
        picture={<EmptySectionIcon icon={IconLink} />}
        title={words.noClicksTitle(days.length)}
        message={words.noClicksMessage(firstName)}
      />
    );
  }
  const chosen = links.find(({ id }) => id !== null && id === chosenId);
  const { daily, clicks } = chosen ?? report;
  const of = chosen?.label ?? words.allLinksLabel();
  return (
    <>
      <ClickChart
        days={days}
        daily={daily}
        title={of}
        summary={words.clickTotalLabel(formatClickCount(clicks), days.length)}
      />
      <LinkBars links={links} chosenId={chosen?.id ?? null} onChoose={setChosenId} />
      <DayTable days={days} daily={daily} caption={words.dayTableCaption(of)} />
      <div className={classes.foot}>
        <p className={classes.note}>{words.countingMethodNote()}</p>
        <Button
          href={csvHref}
          download
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.5} aria-hidden />}
        >
          {words.downloadCsvButton()}
        </Button>
      </div>
    </>
  );
}
