import { createContext, type ComponentType, type ReactNode } from 'react';
import type { ActionManifest, PanelManifest, SlotName, Slots } from '../../contract/contract.ts';

export type SlotProps = { [Name in SlotName]: { name: Name } & Slots[Name] }[SlotName];

/** What a hub offers to a slot, for a user who may view it. */
export interface SlotOffer extends Pick<PanelManifest, 'title' | 'icon'> {
  key: string;
  place: NonNullable<PanelManifest['place']>;
  isFirst?: boolean;
  /** Its code and rows are fetched when this is rendered. */
  content?: ReactNode;
  /** Of an action that is a link and has no content. */
  path?: ActionManifest['path'];
}

/** Calls its child with the offers for a slot, in the order of the navigation. */
type SlotOffers = ComponentType<SlotProps & { children: (offers: readonly SlotOffer[]) => ReactNode }>;

export const SlotContext = createContext<SlotOffers>(({ children }) => children([]));

/** Provided by the shell, which knows the hubs. */
export const SlotProvider = SlotContext.Provider;
