import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { reminderDocuments } from '@gym/hub-rules/reminders';

/** `hub.json`, which the build of a remote emits beside its code; hub-kit types it for the browser. */
export interface HubBundle {
  /** `mf-members`. */
  remote: string;
  /** Package version and a hash over all files: no other content ever has it. */
  version: string;
  /** The federation container, another one for each build. */
  name: string;
  entry: string;
  /** Of each hub its module, and the file that the module is in; older builds do not name the file. */
  hubs: {
    module: string;
    file?: string;
    manifest: HubManifest;
    /** The translated texts of the manifest, by language; older builds have none. */
    manifestTexts?: Record<string, object>;
  }[];
  /** The file with the translated texts of the code, by language; older builds have none. */
  texts?: Record<string, string>;
  /** The integrity of every file. */
  files: Record<string, string>;
  /** Of the libraries that it finds in the page: which versions it can run with. */
  shared: Record<string, string>;
  /** Its GraphQL documents. */
  operations: string[];
  /** The files of the packages of the club that it was built with; older builds do not name them. */
  packages?: string[];
}

/** The name of an icon of hub-kit, or the paths of a drawing. */
export type ManifestIcon = string | { paths: readonly string[] };

/** As much of a manifest as the server looks into. */
export interface HubManifest {
  contract: number;
  id: string;
  title: string;
  icon: ManifestIcon;
  order: number;
  screens: Record<string, ManifestScreen>;
  /** What it offers to the slots of other hubs; older builds have none. */
  panels?: Record<string, ManifestPanel>;
  /** The links that it adds to pages of records. */
  actions?: Record<string, ManifestPanel & { path: string }>;
}

interface ManifestPanel {
  slot: string;
  title: string;
  icon: ManifestIcon;
  requires: string;
  /** Each of these shows it too; older builds have none. */
  orRequires?: readonly string[];
  place?: string;
}

type ReminderScreen = Parameters<typeof reminderDocuments>[0][string];

/** A screen with what the dashboard counts of it. */
export interface ManifestScreen extends ReminderScreen {
  path: string;
  title: string;
  icon: ManifestIcon;
  menu: string;
  requires: string | null;
  /** The page of each of its records. */
  recordPage?: { record: string; requires: string };
}

/** @throws when there is no build in the folder, or it cannot be read */
export const readBundle = async (folder: string): Promise<HubBundle> =>
  JSON.parse(await readFile(join(folder, 'hub.json'), 'utf8')) as HubBundle;
