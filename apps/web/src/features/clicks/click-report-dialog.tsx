import "../../styles/mantine.css";
import { CLICK_REPORT_RANGES, type ClickReportRange } from "@giftling/domain";
import * as words from "@giftling/messages/analytics/clicks";
import { sectionLoadErrorMessage } from "@giftling/messages/entries/list";
import { Modal, SegmentedControl } from "@mantine/core";
import { IconChartBar } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useParent } from "../../access/session.ts";
import { type DialogProps, useDelayedOpen } from "../../components/dialog/use-delayed-open.ts";
import { EmptyState } from "../../components/loading/empty-state.tsx";
import { ErrorState } from "../../components/loading/error-state.tsx";
import { Skeleton } from "../../components/loading/skeleton.tsx";
import { PremiumButton } from "../../components/premium-button.tsx";
import { trpc } from "../../trpc.ts";
import { EmptySectionIcon } from "../entries/empty-section-icon.tsx";
import type { KidProps } from "../entries/entry-section.tsx";
import { ClickReport } from "./click-report.tsx";
import classes from "./clicks.module.css";

/**
 * Renders a dialog with a kid's clicks per link and day. Without Premium, the dialog only advertises the click report
 * (rule: click-report).
 */
export default function ClickReportDialog({
  kidId,
  firstName,
  opened,
  onClose,
}: DialogProps & KidProps) {
  const { isPremium } = useParent();
  return (
    <Modal
      opened={useDelayedOpen(opened)}
      onClose={onClose}
      title={words.clickReportTitle(firstName)}
      size={680}
    >
      {isPremium ? (
        <Clicks kidId={kidId} firstName={firstName} />
      ) : (
        <EmptyState
          picture={<EmptySectionIcon icon={IconChartBar} />}
          title={words.upsellTitle()}
          message={words.upsellMessage()}
          action={<PremiumButton />}
        />
      )}
    </Modal>
  );
}

function Clicks({ kidId, firstName }: KidProps) {
  const [range, setRange] = useState<ClickReportRange>("30");
  const query = trpc.kids.clicks.useQuery({ kidId, range }, { placeholderData: keepPreviousData });
  return (
    <div className={classes.report}>
      <SegmentedControl
        aria-label={words.dateRangeAriaLabel()}
        className={classes.ranges}
        fullWidth
        size="md"
        value={range}
        onChange={setRange}
        data={CLICK_REPORT_RANGES.map((days) => ({
          value: days,
          label: words.dateRangeLabel(days),
        }))}
      />
      {query.data !== undefined ? (
        <ClickReport
          report={query.data}
          firstName={firstName}
          csvHref={`/api/kids/${kidId}/clicks/${range}/clicks.csv`}
        />
      ) : query.isError ? (
        <ErrorState
          title={words.loadErrorTitle()}
          message={sectionLoadErrorMessage()}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <>
          <Skeleton height={220} />
          <Skeleton height={120} />
        </>
      )}
    </div>
  );
}
