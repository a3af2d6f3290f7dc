import { t } from '@gym/hub-kit/format';
import type { AnyIcon } from '@gym/hub-kit';
import { detailsText, foldText } from '@gym/hub-kit/shell';
import type { RecordDetail, RegisteredHub, ScreenManifest, Session } from '@gym/hub-kit/shell';
import { shellPaths } from '../shell-paths.ts';
import type { RecentRecord } from './recent-records.ts';

/** What the user can choose. */
export interface SearchItem {
  icon: AnyIcon;
  title: string;
  detail?: string;
  address: string;
  /** Of a record. */
  record?: RecentRecord;
}

export interface SearchGroup {
  title: string;
  items: SearchItem[];
}

export interface SearchScope {
  hubs: readonly RegisteredHub[];
  session: Pick<Session, 'can' | 'menuVisible'>;
  /** The address of a record's page, or of its dialog in a list. */
  addressOf: (kind: string, id: string) => string | undefined;
  /** The path of the page that is shown. */
  pathname: string;
}

/** The screens of the hubs that the user may open. */
const screensOf = ({ hubs, session }: SearchScope): ScreenManifest[] =>
  hubs
    .filter(({ manifest }) => !manifest.requires || session.can(manifest.requires))
    .flatMap(({ manifest }) => Object.values(manifest.screens))
    .filter(({ requires }) => !requires || session.can(requires));

/** Records in groups by the screen that lists them, the best first; those that no screen shows are left out. */
export function recordGroups(
  records: readonly (RecentRecord & { details?: readonly RecordDetail[] | null })[],
  scope: SearchScope,
): SearchGroup[] {
  const lists = new Map(
    screensOf(scope).flatMap(screen => (screen.list ? [[screen.list.record as string, screen]] : [])),
  );
  const groups = new Map<string, SearchGroup>();
  for (const { kind, id, title, details } of records) {
    const screen = lists.get(kind);
    const address = scope.addressOf(kind, id);
    if (!screen || !address) continue;
    const group = groups.get(kind) ?? { title: t(screen.title), items: [] };
    groups.set(kind, group);
    const detail = detailsText(details);
    group.items.push({ icon: screen.icon, title, detail, address, record: { kind, id, title } });
  }
  return [...groups.values()];
}

/** The screens that the navigation shows and whose titles match. */
export function screenGroup(text: string, scope: SearchScope): SearchGroup {
  const ownItems: SearchItem[] = [
    { icon: 'dashboard', title: t('Dashboard'), address: shellPaths.dashboard },
    { icon: 'profile', title: t('Profile'), address: shellPaths.profile },
    { icon: 'settings', title: t('Settings'), address: shellPaths.settings },
  ];
  const screens = screensOf(scope)
    .filter(({ menu }) => scope.session.menuVisible(menu))
    .map(({ icon, title, path }): SearchItem => ({ icon, title: t(title), address: path }));
  return { title: t('Screens'), items: [...ownItems, ...screens].filter(item => matches(item, text)) };
}

/** The commands that the user may run and that match: those of the record on the page, and the dialogs of new records. */
export function commandGroup(text: string, scope: SearchScope): SearchGroup {
  const added = screensOf(scope).flatMap(({ path, list }): SearchItem[] =>
    list?.add && scope.session.can(`${list.resource}:view`) && scope.session.can(`${list.resource}:add`)
      ? [{ icon: 'add', title: t(list.add), address: `${path}?add` }]
      : [],
  );
  const items = [...recordCommands(scope), ...added];
  return { title: t('Commands'), items: items.filter(item => matches(item, text)) };
}

/** The actions that hubs add to the page of the record that is shown. */
function recordCommands(scope: SearchScope): SearchItem[] {
  const page = screensOf(scope).find(({ path, recordPage }) => recordPage && idIn(scope.pathname, path));
  if (!page?.recordPage) return [];
  const { record } = page.recordPage;
  const id = idIn(scope.pathname, page.path)!;
  return scope.hubs
    .flatMap(({ manifest }) => Object.values(manifest.actions ?? {}))
    .filter(({ slot, requires }) => slot === record && scope.session.can(requires))
    .map(({ icon, title, path }) => ({ icon, title: t(title), address: path.replaceAll(':id', id) }));
}

/** The id of the record whose page is at an address, as the address has it. */
function idIn(pathname: string, path: string): string | undefined {
  if (!pathname.startsWith(`${path}/`)) return undefined;
  const [id, more] = pathname.slice(path.length + 1).split('/');
  return more ? undefined : id || undefined;
}

/** The item that a text means: the only one, or the only one with that title. Undefined while the user has to choose. */
export function uniqueMatch(text: string, items: readonly SearchItem[]): SearchItem | undefined {
  const sameTitle = items.filter(({ title }) => foldText(title) === foldText(text.trim()));
  const [only, ...further] = items.length === 1 ? items : sameTitle;
  return further.length === 0 ? only : undefined;
}

/** Whether each word of the text begins a word of the title. */
function matches({ title }: SearchItem, text: string): boolean {
  const words = wordsOf(title);
  return wordsOf(text).every(typed => words.some(word => word.startsWith(typed)));
}

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[\s&-]+/)
    .filter(Boolean);
