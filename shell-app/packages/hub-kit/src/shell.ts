/** What the shell alone takes from the kit; the build gives none of it to hubs. */

export { setClubTimeZone } from './common/club-clock.ts';
export type { HubBundle, HubRegistry, RegisteredHub, UnavailableHub } from './contract/contract.ts';
export { attentionAddress, attentionVariables, dueAddress, dueVariables } from './contract/due.ts';
export { attentionDocument, dueDocument } from './contract/due-document.ts';
export { hasUnsavedInput, installLeaveGuard, navigateWhenAllowed } from './elements/leave-guard.ts';
export {
  authorizedFetch,
  CallError,
  callApi,
  onSessionExpired,
  queryOnce,
  sessionExpired,
  token,
} from './common/rest.ts';
export { holds, seesInMenu, SessionProvider } from './common/session.tsx';
export { SettingsProvider } from './common/settings.tsx';
export { storage, tabStorage } from './common/storage.ts';
export type { SafeStorage } from './common/storage.ts';
export { SlotProvider } from './screens/slots/slot.tsx';
export type { SlotProps } from './screens/slots/slot.tsx';
export { GlobalStyle } from './theme/theme.ts';
export { Toasts } from './elements/toasts.tsx';
