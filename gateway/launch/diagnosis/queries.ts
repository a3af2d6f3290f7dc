import { brokenQueries } from '../broken-queries.ts';
import type { CheckResult, Subject } from './check.ts';
import { readableDatabaseUrl } from './database-url.ts';

/** Whether saved queries fit the schema. Nothing without a database of this version, which the check of the database reports. */
export async function queries(subject: Subject): Promise<CheckResult[]> {
  const url = readableDatabaseUrl(subject);
  if (!url) return [];
  const broken = await brokenQueries(url).catch(() => undefined);
  if (broken?.length === 0) return [{ text: 'All saved queries fit the schema.' }];
  return (broken ?? []).map(({ id, name: title, owner, problem }) => ({
    text: `The saved query "${title}" (${id}) of ${owner} breaks with this version: ${problem}`,
    fix: `${owner} corrects or deletes it in the explorer.`,
  }));
}
