import { formatNumber, today, useSession, type DueCount, type IconName } from '@gym/hub-kit';
import { useApolloClient } from '@gym/hub-kit/graphql';
import { dueAddress, dueFilter, type RegisteredHub } from '@gym/hub-kit/shell';
import { parse } from 'graphql';
import { useEffect, useState } from 'react';
import { useHubs } from '../hubs/hub-registry.tsx';

/** So many records are due soon, or overdue, and that is where they are. */
export interface DueLine {
  text: string;
  address: string;
  icon: IconName;
  over: boolean;
}

interface Question extends Omit<DueLine, 'text'> {
  /** A field of a GraphQL document, without an alias. */
  field: string;
  textOf: (count: number) => string;
}

type Counts = Record<string, { count: number }[] | null>;

/** What is due on the screens that the person may view, as the hubs' manifests declare it; null while unknown. */
export function useDueLines(): DueLine[] | null {
  const { state, hubs } = useHubs();
  const { can } = useSession();
  const client = useApolloClient();
  const [lines, setLines] = useState<DueLine[] | null>(null);

  useEffect(() => {
    if (state === 'loading') return;
    let wanted = true;
    const ask = async (questions: Question[]): Promise<DueLine[]> => {
      if (questions.length === 0) return [];
      const fields = questions.map(({ field }, index) => `q${index}: ${field} { count }`);
      const { data } = await client.query<Counts>({
        query: parse(`query Due { ${fields.join(' ')} }`),
        fetchPolicy: 'no-cache',
      });
      return questions.flatMap(({ textOf, address, icon, over }, index) => {
        const count = data?.[`q${index}`]?.[0]?.count ?? 0;
        return count ? [{ text: textOf(count), address, icon, over }] : [];
      });
    };

    const byHub = hubs.map(hub => questionsOf(hub, resource => can(`${resource}:view`)));
    void ask(byHub.flat())
      .catch((failure: unknown) => {
        console.error('Failed to fetch what is due', failure);
        // One hub's mistake is not that of the others: each is asked by itself.
        return Promise.allSettled(byHub.map(ask)).then(answers =>
          answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : [])),
        );
      })
      .then(
        found => wanted && setLines(found.toSorted((one, other) => Number(other.over) - Number(one.over))),
      );
    return () => {
      wanted = false;
    };
  }, [client, can, hubs, state]);
  return lines;
}

function questionsOf({ manifest }: RegisteredHub, mayView: (resource: string) => boolean): Question[] {
  const day = today();
  return Object.values(manifest.screens).flatMap(({ path, icon, menu, due }) => {
    if (!due || !mayView(menu)) return [];
    return [true, false].map(over => ({
      icon,
      over,
      address: dueAddress(path, due, over, day),
      field: `${due.aggregate}(filter: ${literal(dueFilter(due, over, day))})`,
      textOf: (count: number) => lineOf(due, over, count),
    }));
  });
}

function lineOf({ lines, days }: DueCount, over: boolean, count: number): string {
  const [one, many] = over ? lines.over : lines.soon;
  const words = `${formatNumber(count)} ${count === 1 ? one : many}`;
  return over ? words : `${words} within ${days} days`;
}

/** A value as GraphQL writes it: JSON with bare names. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, part]) => `${name}: ${literal(part)}`);
  return `{${entries.join(', ')}}`;
}
