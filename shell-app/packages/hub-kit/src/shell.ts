/** What the shell alone takes from the kit; the build gives none of it to hubs. */

export { setClubTimeZone } from './club-clock.ts';
export type { HubBundle, HubRegistry, RegisteredHub, UnavailableHub } from './contract.ts';
export { attentionAddress, attentionVariables, dueAddress, dueVariables } from './due.ts';
export { attentionDocument, dueDocument } from './due-document.ts';
export { hasUnsavedInput, installLeaveGuard, navigateWhenAllowed } from './leave-guard.ts';
export {
  authorizedFetch,
  CallError,
  callApi,
  onSessionExpired,
  queryOnce,
  sessionExpired,
  token,
} from './rest.ts';
export { holds, seesInMenu, SessionProvider } from './session.tsx';
export { SettingsProvider } from './settings.tsx';
export { storage, tabStorage } from './storage.ts';
export type { SafeStorage } from './storage.ts';
export { SlotProvider } from './slots/slot.tsx';
export type { SlotProps } from './slots/slot.tsx';
export { GlobalStyle } from './theme.ts';
export { Toasts } from './toasts.tsx';
