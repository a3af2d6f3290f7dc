import type { Permission } from '@gym/hub-kit/shell';
import { LinkControls } from './memory-link.ts';
import type { Tables } from './memory-server.ts';

/** What the gallery starts with. */
export interface Start {
  /** The page, with its search parameters: `/members?size=100`. */
  path: string;
  rows?: Tables;
  /** What the user may not do; everything else is granted. */
  denied?: readonly Permission[];
}

/** The server of the pages with records and what is denied to their user, until the next start. */
export const current: { link: LinkControls; denied: readonly string[] } = {
  link: new LinkControls({}),
  denied: [],
};

/** What tests use of the page. */
export interface GalleryControls {
  /** Shows a page as a reload with new records and an empty storage does. */
  start(options: Start): void;
  /** Shows a page as a reload does. */
  reload(path?: string): void;
  link(): LinkControls;
}

declare global {
  interface Window {
    gallery: GalleryControls;
  }
}
