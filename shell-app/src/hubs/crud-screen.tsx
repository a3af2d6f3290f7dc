import type { Identified, ScreenDefinition } from '@gym/hub-kit/shell';
import type { ComponentType } from 'react';

type Definition = ScreenDefinition<Identified, string, object>;

/** Whether a hub gives a definition instead of a component. */
export const isDefinition = (screen: unknown): screen is Definition =>
  typeof screen === 'object' && screen !== null && 'documents' in screen;

/** The component of a screen definition. */
export async function crudScreen(screen: Definition): Promise<ComponentType> {
  const { CrudScreen } = await import('@gym/hub-kit/screen');
  return () => <CrudScreen screen={screen} />;
}
