import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useSession, type DueCount, type AnyIcon } from '@gym/hub-kit';
import { t, today } from '@gym/hub-kit/format';
import { parse, useApolloClient } from '@gym/hub-kit/graphql';
import {
  attentionAddress,
  attentionVariables,
  dueAddress,
  dueVariables,
  type AttentionCount,
} from '@gym/hub-kit/shell';
import { attentionDocument, dueDocument } from '@gym/hub-rules/reminders';
import { useEffect, useState } from 'react';
import { useHubs } from '../hubs/hub-registry.tsx';

/** The number of records whose deadline approaches or has passed, with the URL of their list. */
export interface Reminder {
  /** Made when it is shown, in the language of then. */
  text: () => string;
  address: string;
  icon: AnyIcon;
  over: boolean;
}

type Counts = Record<'soon' | 'over', { count: number }[] | null>;

/** The reminders that the manifests declare for the screens that the user may view; null while they load. */
export function useReminders(): Reminder[] | null {
  const { state, hubs } = useHubs();
  const { can } = useSession();
  const client = useApolloClient();
  const [reminders, setReminders] = useState<Reminder[] | null>(null);

  useEffect(() => {
    if (state === 'loading') return;
    let wanted = true;
    const day = today();
    const count = async (due: DueCount, path: string, icon: AnyIcon): Promise<Reminder[]> => {
      const { data } = await client.query<Counts>({
        query: parse(dueDocument(due)),
        variables: dueVariables(due, day),
        fetchPolicy: 'no-cache',
      });
      return [true, false].flatMap(over => {
        const found = data?.[over ? 'over' : 'soon']?.[0]?.count ?? 0;
        return found
          ? [{ icon, over, text: () => textOf(due, over, found), address: dueAddress(path, due, over, day) }]
          : [];
      });
    };

    const countAttention = async (
      wanted: AttentionCount,
      path: string,
      icon: AnyIcon,
    ): Promise<Reminder[]> => {
      const { data } = await client.query<{ counted: { count: number }[] }>({
        query: parse(attentionDocument(wanted)),
        variables: attentionVariables(wanted, day),
        fetchPolicy: 'no-cache',
      });
      const found = data?.counted[0]?.count ?? 0;
      const text = () => lineOf(wanted.line, found);
      const address = attentionAddress(path, wanted, day);
      return found ? [{ icon, over: wanted.isLate === true, text, address }] : [];
    };

    const screens = hubs.flatMap(({ manifest }) => Object.values(manifest.screens));
    const counts = screens.flatMap(({ due, attention = [], path, icon, menu }) => [
      ...(due && can(`${menu}:view`) ? [count(due, path, icon)] : []),
      ...attention
        .filter(({ requires }) => can(requires ?? `${menu}:view`))
        .map(each => countAttention(each, path, icon)),
    ]);
    // A failure of one hub does not affect the reminders of others.
    void Promise.allSettled(counts).then(results => {
      if (!wanted) return;
      const found = results.flatMap(result => {
        if (result.status === 'fulfilled') return result.value;
        // A permission that was removed meanwhile is no failure.
        if (!isForbidden(result.reason)) console.error('Failed to fetch what is due', result.reason);
        return [];
      });
      setReminders(found.toSorted((a, b) => Number(b.over) - Number(a.over)));
    });
    return () => {
      wanted = false;
    };
  }, [client, can, hubs, state]);
  return reminders;
}

function textOf({ lines, days }: DueCount, over: boolean, count: number): string {
  const line = lineOf(over ? lines.over : lines.soon, count);
  return over ? line : t('{line} within {days} days', { line, days });
}

/** `3 expenses to approve` */
const lineOf = ([one, many]: readonly [one: string, many: string], count: number) =>
  t({ one: `{count} ${one}`, other: `{count} ${many}` }, { count });

const isForbidden = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.['code'] === 'FORBIDDEN');
