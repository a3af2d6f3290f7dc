import { PageHeader } from '../elements/page-header.tsx';
import type { AnyIcon } from '../common/icon.ts';
import { createContext, Fragment, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Identified, ScreenDefinition } from '../definition/define-screen.ts';
import { Tabs, useTab } from '../elements/tabs.tsx';
import { AddButton } from './add-button.tsx';
import { CrudPanel } from './crud-panel.tsx';
import { useCrud } from './use-crud.ts';

const HeaderContext = createContext<HTMLElement | null>(null);

export interface ScreenTab<Key extends string> {
  key: Key;
  title: string;
  icon: AnyIcon;
  /** May add actions to the header by `HeaderActions`. */
  content: ReactNode;
}

export interface TabbedScreenProps<Key extends string> {
  title: string;
  icon: AnyIcon;
  label: string;
  /** Each has a URL of its own, `?tab=shifts`; the first has none. */
  tabs: readonly [ScreenTab<Key>, ...ScreenTab<Key>[]];
}

/**
 * A screen of several lists: a header with the actions of the current tab, the tabs and its content.
 * @example
 * <TabbedScreen
 *   title="Equipment"
 *   icon="wrench"
 *   label="Equipment and its figures"
 *   tabs={[
 *     crudTab('locations', locationsScreen),
 *     { key: 'figures', title: 'Figures', icon: 'chart', content: <p>Figures</p> },
 *   ]}
 * />
 */
export function TabbedScreen<Key extends string>({ title, icon, label, tabs }: TabbedScreenProps<Key>) {
  const [first, ...otherTabs] = tabs;
  const [current, choose] = useTab([first.key, ...otherTabs.map(({ key }) => key)]);
  const [header, setHeader] = useState<HTMLElement | null>(null);
  return (
    <HeaderContext value={header}>
      <PageHeader title={title} icon={icon} ref={setHeader} />
      <Tabs label={label} tabs={tabs} current={current} onChoose={choose}>
        <Fragment key={current}>{tabs.find(({ key }) => key === current)?.content}</Fragment>
      </Tabs>
    </HeaderContext>
  );
}

/**
 * Renders the actions of a tab in the header of its screen.
 * @example
 * <HeaderActions>
 *   <Button icon="refresh">Count again</Button>
 * </HeaderActions>
 */
export function HeaderActions({ children }: { children: ReactNode }) {
  const header = useContext(HeaderContext);
  return header && createPortal(children, header);
}

/**
 * The list of a definition as a tab.
 * @example
 * <TabbedScreen title="Facilities" icon="facilities" label="Lists" tabs={[crudTab('locations', locationsScreen)]} />
 */
export const crudTab = <
  Key extends string,
  Row extends Identified,
  Field extends string,
  Values extends object,
>(
  key: Key,
  screen: ScreenDefinition<Row, Field, Values>,
): ScreenTab<Key> => ({ key, title: screen.title, icon: screen.icon, content: <CrudTab screen={screen} /> });

function CrudTab<Row extends Identified, Field extends string, Values extends object>({
  screen,
}: {
  screen: ScreenDefinition<Row, Field, Values>;
}) {
  const crud = useCrud(screen);
  return (
    <>
      <HeaderActions>
        <AddButton screen={screen} crud={crud} />
      </HeaderActions>
      <CrudPanel screen={screen} crud={crud} />
    </>
  );
}
