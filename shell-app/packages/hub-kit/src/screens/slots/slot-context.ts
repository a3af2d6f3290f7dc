import { createContext, type ComponentType, type ReactNode } from 'react';
import type { ActionManifest, ListSlot, PanelManifest, SlotName, Slots } from '../../contract/contract.ts';
import type { BulkDialogProps } from '../../definition/bulk-dialog.ts';

type PlacedSlot = Exclude<SlotName, ListSlot>;

/** A slot with content; it gives these props to each panel. */
export type PanelSlotProps = { [Name in PlacedSlot]: { name: Name } & Slots[Name] }[PlacedSlot];

/** The slot of a list gives props to the bulk action that is chosen. */
export type SlotProps = PanelSlotProps | { name: ListSlot };

/** What a hub offers to a slot, for a user who may view it. */
export interface SlotOffer extends Pick<PanelManifest, 'title' | 'icon'> {
  key: string;
  place: NonNullable<PanelManifest['place']>;
  isFirst?: boolean;
  /** Its code and rows are fetched when this is rendered. */
  content?: ReactNode;
  /** Of a bulk action of a list; its code is fetched when this is rendered. */
  Dialog?: ComponentType<BulkDialogProps>;
  /** Of an action that is a link and has no content. */
  path?: ActionManifest['path'];
}

/** Calls its child with the offers for a slot, in the order of the navigation. */
type SlotOffers = ComponentType<SlotProps & { children: (offers: readonly SlotOffer[]) => ReactNode }>;

export const SlotContext = createContext<SlotOffers>(({ children }) => children([]));

/** Provided by the shell, which knows the hubs. */
export const SlotProvider = SlotContext.Provider;
