import { t } from '@gym/hub-kit/format';
import { breakpoint, color, layout, space, mixin } from '@gym/hub-kit';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyPart, rolePreview } from '@gym/hub-kit/shell';
import { HubsProvider, useHubs } from '../hubs/hub-registry.tsx';
import { Screens } from '../screens.tsx';
import { AppUpdate } from './app-update.tsx';
import { PageFocus } from './page-focus.tsx';
import { SideNav } from './side-nav.tsx';
import { TopBar } from './top-bar.tsx';

/** Of narrow screens. */
const Drawer = lazyPart(() => import(/* webpackChunkName: "search" */ './drawer.tsx'));

const ShortcutsDialog = lazyPart(() => import(/* webpackChunkName: "account" */ './shortcuts-dialog.tsx'));

const SearchDialog = lazyPart(() => import(/* webpackChunkName: "search" */ '../search/search-dialog.tsx'));

const OverrideBadge = lazyPart(() => import(/* webpackChunkName: "account" */ '../hubs/override-badge.tsx'));

/** The bars around every screen. */
export function Frame() {
  const content = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<'menu' | 'search' | 'shortcuts' | null>(null);
  const close = () => setOpen(null);
  useShortcuts(setOpen);
  return (
    <HubsProvider>
      <SkipLink href="#content">{t('Skip to content')}</SkipLink>
      <Layout>
        <Side aria-label={t('Sidebar')}>
          <SideNav />
        </Side>
        <TopBar
          onMenu={() => setOpen('menu')}
          onSearch={() => setOpen('search')}
          preloadSearch={SearchDialog.preload}
        />
        <Badge />
        <Content ref={content} id="content" tabIndex={-1}>
          <AppUpdate>
            <Screens />
          </AppUpdate>
        </Content>
      </Layout>
      <PageFocus content={content} />
      <Suspense>
        {open === 'menu' && (
          <Drawer onClose={close}>
            <SideNav />
          </Drawer>
        )}
        {open === 'search' && <SearchDialog onClose={close} />}
        {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </HubsProvider>
  );
}

/** Loaded for browsers that show other versions than the club's, or the app as another role. */
function Badge() {
  const { hubs, overrides, pending, previewProblem } = useHubs();
  const isNeeded =
    overrides.length > 0 ||
    pending.length > 0 ||
    previewProblem !== undefined ||
    rolePreview.read() !== null ||
    hubs.some(({ source }) => source === 'preview');
  return (
    isNeeded && (
      <Suspense>
        <OverrideBadge />
      </Suspense>
    )
  );
}

/** What a key press may be typed into; a check box of a row takes only Space. */
const TYPED_INTO = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** Ctrl-K or ⌘K opens the search anywhere; / does, and ? the shortcuts, unless typed into a field or a dialog. */
function useShortcuts(onOpen: (dialog: 'search' | 'shortcuts') => void) {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target, altKey } = event;
      const isCommand = event.ctrlKey || event.metaKey;
      if (altKey || (isCommand ? key !== 'k' : key !== '/' && key !== '?')) return;
      if (!isCommand) {
        if (target instanceof HTMLElement && target.closest(TYPED_INTO)) return;
        if (document.querySelector('dialog[open]')) return;
      }
      event.preventDefault();
      open(key === '?' ? 'shortcuts' : 'search');
    };
    // Dialogs let no key pass.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

const Layout = styled.div`
  display: grid;
  grid-template: ${layout.topBar}px auto 1fr / ${layout.sideNav}px minmax(0, 1fr);
  grid-template-areas: 'side top' 'side badge' 'side content';
  min-height: 100vh;
  @media ${breakpoint.belowWide} {
    grid-template: ${layout.topBar}px auto 1fr / minmax(0, 1fr);
    grid-template-areas: 'top' 'badge' 'content';
  }
  @media print {
    display: block;
  }
`;

const Side = styled.aside`
  position: sticky;
  top: 0;
  grid-area: side;
  height: 100vh;
  border-right: 1px solid ${color.line};
  background: ${color.surface};
  @media ${breakpoint.belowWide}, print {
    display: none;
  }
`;

const Content = styled.main`
  grid-area: content;
  width: 100%;
  max-width: 1440px;
  margin: 0 auto;
  padding: ${space(8)};
  outline: none;
  @media ${breakpoint.small} {
    padding: ${space(5)} ${space(4)};
  }
`;

const SkipLink = styled.a`
  &:not(:focus) {
    ${mixin.visuallyHidden}
  }
  &:focus {
    position: fixed;
    top: ${space(3)};
    left: ${space(3)};
    z-index: 50;
    padding: ${space(2)} ${space(4)};
    border-radius: 8px;
    background: ${color.primary};
    color: ${color.onPrimary};
  }
`;
