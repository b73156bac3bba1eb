import type { UpdateView } from "@giftling/domain";
import { IconNotebook } from "@tabler/icons-react";
import { EmptyState } from "../../components/empty-state.tsx";
import { trpc } from "../../trpc.ts";
import { EmptyMark } from "../dashboard/empty-mark.tsx";
import { formatDay } from "../dashboard/format-day.ts";
import { Section } from "../dashboard/section.tsx";
import classes from "./updates.module.css";

/** Family news, newest first (spec section 2). */
export function UpdatesSection({ kidId, firstName }: { kidId: string; firstName: string }) {
  const query = trpc.updates.list.useQuery({ kidId });
  return (
    <Section id="updates" title="Family Updates" query={query}>
      {(updates) =>
        updates.length === 0 ? (
          <EmptyState
            picture={<EmptyMark icon={IconNotebook} />}
            title="No updates yet"
            message={`Lost teeth, new words: ${firstName}'s news will be listed here.`}
          />
        ) : (
          <ol className={classes.journal}>
            {updates.map((update) => (
              <Entry key={update.id} update={update} />
            ))}
          </ol>
        )
      }
    </Section>
  );
}

function Entry({ update }: { update: UpdateView }) {
  return (
    <li className={classes.entry}>
      <p className={classes.day}>{formatDay(update.createdAt, new Date())}</p>
      <h3 className={classes.title}>{update.title}</h3>
      <p className={classes.content}>{update.content}</p>
      {update.imageUrl !== null && (
        <img className={classes.picture} src={update.imageUrl} alt="" loading="lazy" />
      )}
    </li>
  );
}
