import { useSyncExternalStore } from 'react';
import { hasUnsavedInput, onUnsavedInputChange } from './leave-guard.ts';

/** Whether leaving the page would lose input; renders again when that changes. */
export const useUnsavedInput = (): boolean => useSyncExternalStore(onUnsavedInputChange, hasUnsavedInput);
