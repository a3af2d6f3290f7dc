import { PinnedChartPart, type AnyScreen, type PinnedChartProps } from '@gym/hub-kit/shell';
import type { ComponentType } from 'react';

/** Whether a hub gives a definition instead of a component. */
export const isDefinition = (screen: unknown): screen is AnyScreen =>
  typeof screen === 'object' && screen !== null && 'documents' in screen;

/** The component of a screen definition. */
export async function crudScreen(screen: AnyScreen): Promise<ComponentType> {
  const { CrudScreen } = await import('@gym/hub-kit/screen');
  return () => <CrudScreen screen={screen} />;
}

/** The component that draws a pinned chart of a list that these modules define. */
export function pinnedChart(modules: readonly object[]): ComponentType<object> {
  const screens = modules.flatMap(module => Object.values(module) as unknown[]).filter(isDefinition);
  return props => <PinnedChartPart {...(props as PinnedChartProps)} screens={screens} />;
}
