import { isSafeWebAddress, type RegistryService } from "@giftling/domain";
import { Anchor } from "@mantine/core";
import { IconGift } from "@tabler/icons-react";
import { EmptyState } from "../../components/empty-state.tsx";
import { trpc } from "../../trpc.ts";
import { EmptyMark } from "../dashboard/empty-mark.tsx";
import { hostOf } from "../dashboard/host-of.ts";
import rows from "../dashboard/rows.module.css";
import { Section } from "../dashboard/section.tsx";

const SERVICE_NAMES: Readonly<Record<RegistryService, string | null>> = {
  babylist: "Babylist",
  amazon: "Amazon",
  target: "Target",
  elfster: "Elfster",
  other: null,
};

/** The gift registries elsewhere (spec section 2). */
export function RegistriesSection({ kidId }: { kidId: string }) {
  const query = trpc.links.listRegistry.useQuery({ kidId });
  return (
    <Section id="registries" title="Registries" query={query}>
      {(links) =>
        links.length === 0 ? (
          <EmptyState
            picture={<EmptyMark icon={IconGift} />}
            title="No registries yet"
            message="Registries at Babylist, Amazon or Target will be listed here."
          />
        ) : (
          <ul className={rows.list}>
            {links.map((link) => (
              <li key={link.id} className={rows.row}>
                <span className={`${rows.mark} ${rows.markGift}`}>
                  <IconGift size={22} stroke={1.5} aria-hidden />
                </span>
                <div className={rows.text}>
                  <p className={rows.name}>{link.label}</p>
                  <p className={rows.detail}>
                    {isSafeWebAddress(link.url) && (
                      <Anchor href={link.url} target="_blank" rel="noopener noreferrer" inherit>
                        {SERVICE_NAMES[link.service] ?? hostOf(link.url)}
                      </Anchor>
                    )}
                    {link.description !== null && <span>{link.description}</span>}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Section>
  );
}
