import { useSession, type AnyIcon, type DueCount } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { useApolloClient } from '@gym/hub-kit/graphql';
import { attentionAddress, dueAddress, type ScreenManifest } from '@gym/hub-kit/shell';
import { attentionField, dueFields } from '@gym/hub-rules/reminders';
import { useEffect, useState } from 'react';
import { useHubs } from '../hubs/hub-registry.tsx';
import { countAll } from './count-reminders.ts';

/** The number of records whose deadline approaches or has passed, with the URL of their list. */
export interface Reminder {
  /** Made when it is shown, in the language of then. */
  text: () => string;
  address: string;
  icon: AnyIcon;
  over: boolean;
}

/** A reminder before its records are counted. */
interface Declared extends Pick<Reminder, 'address' | 'over'> {
  /** The root field that counts the records. */
  field: string;
  textOf: (count: number) => string;
}

/** The reminders that the manifests declare for the screens that the user may view; null while they load. */
export function useReminders(): Reminder[] | null {
  const { state, hubs } = useHubs();
  const { can } = useSession();
  const client = useApolloClient();
  const [reminders, setReminders] = useState<Reminder[] | null>(null);

  useEffect(() => {
    if (state === 'loading') return;
    let wanted = true;
    const screens = hubs.flatMap(({ manifest }) => Object.values(manifest.screens));
    const declared = screens.flatMap(screen =>
      declaredBy(screen, can).map(reminder => ({ ...reminder, icon: screen.icon })),
    );
    const fields = declared.map(({ field }) => field);
    void countAll(client, fields).then(counts => {
      if (!wanted) return;
      const found = declared.flatMap(({ textOf, address, icon, over }, index) => {
        const count = counts[index] ?? 0;
        return count > 0 ? [{ address, icon, over, text: () => textOf(count) }] : [];
      });
      setReminders(found.toSorted((a, b) => Number(b.over) - Number(a.over)));
    });
    return () => {
      wanted = false;
    };
  }, [client, can, hubs, state]);
  return reminders;
}

function declaredBy(
  { due, attention = [], path, menu }: ScreenManifest,
  can: ReturnType<typeof useSession>['can'],
): Declared[] {
  const deadlines = due && can(`${menu}:view`) ? deadlinesOf(due, path) : [];
  const wanted = attention.filter(({ requires }) => can(requires ?? `${menu}:view`));
  return [
    ...deadlines,
    ...wanted.map(each => ({
      field: attentionField(each),
      over: each.isLate === true,
      address: attentionAddress(path, each),
      textOf: (count: number) => lineOf(each.line, count),
    })),
  ];
}

function deadlinesOf(due: DueCount, path: string): Declared[] {
  const fields = dueFields(due);
  return [true, false].map(over => ({
    field: over ? fields.over : fields.soon,
    over,
    address: dueAddress(path, due, over),
    textOf: count => dueText(due, over, count),
  }));
}

function dueText({ lines, days }: DueCount, over: boolean, count: number): string {
  const line = lineOf(over ? lines.over : lines.soon, count);
  return over ? line : t('{line} within {days} days', { line, days });
}

/** `3 expenses to approve` */
const lineOf = ([one, many]: readonly [one: string, many: string], count: number) =>
  t({ one: `{count} ${one}`, other: `{count} ${many}` }, { count });
