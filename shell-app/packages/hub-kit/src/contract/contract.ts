import type { Club } from '../common/club.ts';
import type { CompiledMessage } from 'icu-minify/format';
import type { ComponentType, ReactNode } from 'react';
import type { BulkDialogProps } from '../definition/bulk-dialog.ts';
import type { Identified, ScreenDefinition } from '../definition/define-screen.ts';
import type { AttentionCount, DueCount } from '../definition/due.ts';
import type { HubConfiguration } from '../common/configuration.ts';
import type { AnyIcon } from '../common/icon.ts';
import type { Permission } from '../common/permission.ts';
import type { RecordName } from '../common/record-pages.ts';
import type * as resources from '../generated/resources.ts';

/**
 * What the shell and a hub agree on. A manifest is data: navigation and guards are drawn from it before any code of the
 * hub has been fetched.
 *
 * It is the first number of hub-kit's version, and is raised when a hub as it was built could no longer run. A hub runs
 * in shells of its own number alone: the release check rejects another, and a shell that finds one all the same shows nothing of
 * it but that it is not available. What is added within a number is optional and raises the second one, so that a hub
 * that was built before goes on running; a hub that was built after is not loaded until the shell has its version.
 */
export const CONTRACT = 2;

export interface ScreenManifest {
  path: `/${string}`;
  /** The words of the navigation entry. */
  title: string;
  icon: AnyIcon;
  /** The resource whose menu visibility shows the entry. */
  menu: string;
  /** What the route demands; null where being signed in is enough. */
  requires: Permission | null;
  /** Each of its records has a page, whose component is in `pages` of the hub file. */
  recordPage?: RecordPageManifest;
  /** The records of its list: the search opens one in the screen's dialog (`?id=17`), unless it has a page. */
  list?: ListManifest;
  /** Counted on the dashboard, for users who may view the resource of the entry. */
  due?: DueCount;
  /** Counted on the dashboard too, for users who may view the resource of the screen. */
  attention?: readonly AttentionCount[];
}

/** The records that a screen lists, with the resource whose permissions they have. */
export type ListManifest = {
  [Name in keyof typeof resources]: Pick<(typeof resources)[Name], 'resource'> & {
    record: (typeof resources)[Name]['singular'];
    /** The words of the command that opens the dialog of a new record (`?add`): `Add Member`. */
    add?: string;
  };
}[keyof typeof resources];

/** The page of one record, at the path of its screen and the id: `/members/17`. */
export interface RecordPageManifest {
  record: RecordName;
  /** What the page demands. Without it, names of these records are no links. */
  requires: Permission;
}

/**
 * The slots in which hubs show something of theirs, and the props that each gives to its panels. A record of the API has
 * one: its hub shows it, on the page of the record or by `Slot`. A hub names a slot and imports nothing of that hub. The
 * slot `dashboard` is on the dashboard of the shell and gives no props. A list of records has the slot `memberList`: what
 * a hub offers to it is a bulk action of the selected records, whose dialog gets the selection.
 * @example
 * export default function MemberLockers({ memberId }: Slots['member']) {
 *   return <p>{memberId}</p>;
 * }
 */
export type Slots = { [Name in RecordName]: { [Id in `${Name}Id`]: string } } & {
  [Name in ListSlot]: BulkDialogProps;
} & {
  dashboard: Record<never, never>;
};

/** The slot of a list, by the records that it lists. */
export type ListSlot = `${RecordName}List`;

export type SlotName = keyof Slots;

export { iconRules } from '../common/icon.ts';

/** What a hub offers to a slot. */
export type PanelManifest = RecordPanelManifest | ListPanelManifest | DashboardPanelManifest;

interface AnyPanelManifest {
  /** Shows a section before the sections of other hubs that are not first. */
  isFirst?: boolean;
  title: string;
  icon: AnyIcon;
  /** Without it the panel is not shown, unless the user has one of `orRequires`. */
  requires: Permission;
  /** Each of these shows the panel too, which then leaves out what the user may not view. */
  orRequires?: readonly Permission[];
}

interface RecordPanelManifest extends AnyPanelManifest {
  slot: RecordName;
  /**
   * `section`, unless given: in dialogs and on the page of the record. Of a record's page also a `fact` or a `warning`
   * of its header, or one of its actions.
   */
  place?: 'section' | 'fact' | 'warning' | 'action';
}

/** A bulk action: its title is a verb, and its code is loaded when it is chosen. */
interface ListPanelManifest extends AnyPanelManifest {
  slot: ListSlot;
  place?: 'section';
}

/** A card on the dashboard, which loads with it: usually a `ChartPanel`. */
interface DashboardPanelManifest extends AnyPanelManifest {
  slot: 'dashboard';
  place?: 'section';
}

/** An action on the page of a record that leads to a screen of the hub, such as its dialog of a new record. */
export interface ActionManifest {
  slot: RecordName;
  title: string;
  icon: AnyIcon;
  /** Without it the action is not shown. */
  requires: Permission;
  /** The address, with `:id` in place of the record's id: `/sessions?add&set.memberId=:id`. */
  path: `/${string}`;
}

/**
 * What the shell knows of a hub before it loads its code: entries of the navigation, routes, panels.
 * @example
 * export const facilities = {
 *   contract: 2,
 *   id: 'facilities',
 *   title: 'Facilities',
 *   icon: 'facilities',
 *   order: 30,
 *   screens: {
 *     lockers: { path: '/lockers', title: 'Lockers', icon: 'lock', menu: 'lockers', requires: null },
 *   },
 * } as const satisfies HubManifest;
 */
export interface HubManifest {
  contract: typeof CONTRACT;
  /** Lower-case word; also names the file of the hub, `src/<id>.hub.tsx`. */
  id: string;
  title: string;
  icon: AnyIcon;
  /** Position in the navigation, ascending. */
  order: number;
  /** Set apart from the categories. */
  block?: 'administration';
  /** Without it the whole category is hidden. */
  requires?: Permission;
  screens: Record<string, ScreenManifest>;
  /** What it offers to the slots of other hubs. */
  panels?: Record<string, PanelManifest>;
  /** The links that it adds to the pages of records. */
  actions?: Record<string, ActionManifest>;
}

/** What a screen definition says of the screen, whatever its rows and values are. */
type AnyScreenDefinition = Pick<
  ScreenDefinition<Identified, string, object>,
  'resource' | 'title' | 'icon' | 'addLabel' | 'entity' | 'pageSize'
>;

/** Loads the code of a screen; the default export of the module is a component, or a definition that `CrudScreen` draws. */
export type ScreenLoader = () => Promise<{ default: ComponentType | AnyScreenDefinition }>;

/** Loads a module that exports the definition of a list, whose charts are pinned to the dashboard. */
export type ListLoader = () => Promise<object>;

/** Loads the code of a panel; the default export of the module receives the props of the slot. */
export type PanelLoader<Name extends SlotName> = () => Promise<{
  default: (props: Slots[Name]) => ReactNode;
}>;

/** Loads the code of a record's page; the default export of the module is a component. */
export type PageLoader = () => Promise<{ default: (props: RecordPageProps) => ReactNode }>;

/**
 * What the component of a record's page receives.
 * @example
 * export default function LockerPage({ id }: RecordPageProps) {
 *   return <p>{id}</p>;
 * }
 */
export interface RecordPageProps {
  /** As the address gives it: there may be no such record. */
  id: string;
}

export interface Hub {
  manifest: HubManifest;
  screens: Record<string, ScreenLoader>;
  /** By the key of the screen. */
  pages?: Record<string, PageLoader>;
  panels?: Record<string, PanelLoader<never>>;
  /** By the key of a screen that is a component: the definitions of its lists. Their charts can be shown on the dashboard. */
  lists?: Partial<Record<string, readonly ListLoader[]>>;
}

/** A loader for each panel of the manifest, of a component with the props of the slot. */
type PanelLoaders<M extends HubManifest> = M extends { panels: infer Panels extends HubManifest['panels'] }
  ? { panels: { [Key in keyof Panels]: PanelLoader<NonNullable<Panels>[Key]['slot']> } }
  : { panels?: never };

/** The screens whose records have pages. */
type KeysWithPage<Screens> = {
  [Key in keyof Screens]: Screens[Key] extends { recordPage: RecordPageManifest } ? Key : never;
}[keyof Screens];

/** A loader for the page of each screen whose records have one. */
type PageLoaders<M extends HubManifest> = [KeysWithPage<M['screens']>] extends [never]
  ? { pages?: never }
  : { pages: Record<KeysWithPage<M['screens']>, PageLoader> };

/**
 * Ties a hub's manifest to its screens, pages and panels; a missing or superfluous one does not compile.
 * @example
 * export const hub = defineHub(manifest, {
 *   screens: { lockers: () => import('./lockers/lockers.screen.ts') },
 * });
 */
export function defineHub<const M extends HubManifest>(
  manifest: M,
  parts: {
    screens: Record<keyof NoInfer<M>['screens'], ScreenLoader>;
    lists?: { [Key in keyof NoInfer<M>['screens']]?: readonly ListLoader[] };
  } & PageLoaders<NoInfer<M>> &
    PanelLoaders<NoInfer<M>>,
): Hub {
  return { manifest, ...parts };
}

/** `hub.json`, which every build of a remote emits beside its code. */
export interface HubBundle {
  /** The package's folder: `mf-members`. */
  remote: string;
  /** Package version and a hash over all files; part of the URL, so that the content of a URL never changes. */
  version: string;
  /** The federation container: another one for each build, so that two versions may meet in one page. */
  name: string;
  /** File within the build that the federation runtime starts from. */
  entry: string;
  /** The integrity of every file. */
  files: Record<string, string>;
  /** Of the libraries that it finds in the page: which versions it can run with. */
  shared: Record<string, string>;
  /** Its GraphQL documents. */
  operations: string[];
  /** The file with the translated texts of its code, by language; absent for English and in earlier builds. */
  texts?: Record<string, string>;
  hubs: {
    module: `./${string}`;
    file: string;
    manifest: HubManifest;
    /** The translated texts of the manifest, by language. */
    manifestTexts?: Record<string, TextCatalogue>;
  }[];
}

/** Translations by English text, as `icu-minify` compiles them. */
export type TextCatalogue = Readonly<Record<string, CompiledMessage>>;

/** One hub as `/hubs.json` lists it. */
export interface RegisteredHub {
  remote: string;
  version: string;
  /** A release from the store of hubs, what is built in the checkout, or a stored version that is not active. */
  source: 'released' | 'built' | 'preview';
  name: string;
  module: `./${string}`;
  /** Address of the entry file. */
  entry: string;
  /** Of the entry file, which contains the integrity of all other files. */
  integrity: string;
  /** Address of the file that the module is in, which the entry fetches; earlier builds do not name it. */
  code?: string;
  manifest: HubManifest;
  /** The address of the translated texts of its code, by language; earlier builds have none. */
  texts?: Record<string, string>;
  /** The translated texts of the manifest, by language. */
  manifestTexts?: Record<string, TextCatalogue>;
  /** Versions of the remote that were withdrawn: browsers replace them even if they work. */
  recalled?: readonly string[];
  /** The values that the club has set for the hub. */
  configuration?: HubConfiguration;
}

/** A remote that is known but cannot be served. */
export interface UnavailableHub {
  remote: string;
  error: string;
}

/** The whole of `/hubs.json`. */
export interface HubRegistry {
  hubs: (RegisteredHub | UnavailableHub)[];
  /** Changes with each activation, rollback, removal and configuration; earlier servers do not name it. */
  revision?: string;
  /** The list depends on the user: it is requested again with the token. */
  personal?: boolean;
  /** Origins from which a developer may take hubs of their own; absent where this is off. */
  overrideOrigins?: string[];
  /** Whether the user who requested it may take hubs from their own machine. */
  allowsLocalHubs?: boolean;
  /** The club's time zone, such as `America/New_York`; earlier servers do not name it. */
  timeZone?: string;
  /** What the club has set; earlier servers do not name it. */
  club?: Club;
}
