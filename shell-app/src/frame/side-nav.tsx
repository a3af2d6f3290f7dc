import { t, useLanguage } from '@gym/hub-kit/format';
import { color, Icon, layout, mixin, motion, radius, space, typography, useSession } from '@gym/hub-kit';
import { ErrorBoundary, initial } from '@gym/hub-kit/shell';
import { memo, useCallback, useId, useMemo, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import styled from 'styled-components';
import { useHubs } from '../hubs/hub-registry.tsx';
import { Avatar } from './avatar.tsx';
import { HubsBanner } from './hubs-banner.tsx';
import { categoryOfPath, navModel, type NavCategory } from './nav-model.ts';

/**
 * The categories and entries that the hubs' manifests name, as far as the signed-in user may see them. Each is within a
 * boundary of its own: an entry that cannot be drawn leaves the others.
 */
export function SideNav() {
  const session = useSession();
  const { hubs } = useHubs();
  const { categories, administration } = useMemo(() => navModel(hubs, session), [hubs, session]);
  const [open, toggle] = useOpenCategory(categories);

  return (
    <Column>
      <Person>
        <Avatar size={40}>{initial(session.user.fullName)}</Avatar>
        <div>
          <strong>{session.user.fullName}</strong>
          <span>{t(session.user.role)}</span>
        </div>
      </Person>
      <Nav aria-label={t('Main')}>
        <Top to="/" end>
          <Icon name="dashboard" />
          {t('Dashboard')}
        </Top>
        {categories.map(category => (
          <ErrorBoundary key={category.id} fallback={null}>
            <Category category={category} open={open === category.id} onToggle={toggle} />
          </ErrorBoundary>
        ))}
        {administration.map(block => (
          <ErrorBoundary key={block.id} fallback={null}>
            <Apart category={block} />
          </ErrorBoundary>
        ))}
      </Nav>
      <HubsBanner />
    </Column>
  );
}

/** One category is open at a time. Navigating to a screen opens its category. */
function useOpenCategory(categories: NavCategory[]) {
  const { pathname } = useLocation();
  const current = categoryOfPath(categories, pathname);
  const [open, setOpen] = useState(current);
  const [previous, setSeen] = useState(current);
  if (previous !== current) {
    setSeen(current);
    if (current) setOpen(current);
  }
  const toggle = useCallback((id: string) => setOpen(before => (before === id ? null : id)), []);
  return [open, toggle] as const;
}

interface CategoryProps {
  category: NavCategory;
  open: boolean;
  onToggle: (id: string) => void;
}

/** Memoized: the URL changes with each click on a list. */
const Category = memo(function Category({ category, open, onToggle }: CategoryProps) {
  useLanguage();
  // The drawer of a narrow screen has the same categories.
  const listId = useId();
  return (
    <div>
      <Toggle type="button" aria-expanded={open} aria-controls={listId} onClick={() => onToggle(category.id)}>
        <Icon name={category.icon} />
        {t(category.title)}
        <Chevron name="chevron-right" size={16} $open={open} />
      </Toggle>
      <div id={listId} hidden={!open}>
        {open && <Entries category={category} />}
      </div>
    </div>
  );
});

/** A category that cannot be collapsed. */
const Apart = memo(function Apart({ category }: { category: NavCategory }) {
  useLanguage();
  const titleId = useId();
  return (
    <Block aria-labelledby={titleId}>
      <h2 id={titleId}>{t(category.title)}</h2>
      <Entries category={category} iconSize={18} />
    </Block>
  );
});

function Entries({ category, iconSize = 16 }: { category: NavCategory; iconSize?: number }) {
  return (
    <ul>
      {category.entries.map(entry => (
        <ErrorBoundary key={entry.path} fallback={null}>
          <li>
            <Entry to={entry.path}>
              <Icon name={entry.icon} size={iconSize} />
              {t(entry.title)}
            </Entry>
          </li>
        </ErrorBoundary>
      ))}
    </ul>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow-y: auto;
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  flex: none;
  height: ${layout.topBar}px;
  padding: 0 ${space(5)};
  border-bottom: 1px solid ${color.line};
  div {
    display: grid;
    min-width: 0;
  }
  strong,
  div span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    font-weight: 600;
  }
  div span {
    ${mixin.remark}
  }
`;

const Nav = styled.nav`
  display: grid;
  gap: ${space(0.5)};
  flex: 1;
  align-content: start;
  padding: ${space(4)} ${space(3)};
  overflow-wrap: anywhere;
`;

const row = `
  display: flex;
  align-items: center;
  width: 100%;
  border: 0;
  background: transparent;
  text-align: left;
  text-decoration: none;
`;

const Top = styled(NavLink)`
  ${row}
  gap: ${space(3)};
  min-height: 40px;
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.base};
  font-weight: 500;
  transition: background ${motion.quick};
  svg {
    color: ${color.muted};
  }
  &:hover {
    background: ${color.hover};
  }
  &.active {
    background: ${color.secondarySoft};
    color: ${color.secondaryHover};
    font-weight: 600;
    ${mixin.selectedInForcedColors}
    svg {
      color: inherit;
    }
  }
`;

const Toggle = styled.button`
  ${row}
  gap: ${space(3)};
  min-height: 40px;
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.base};
  font-weight: 500;
  transition: background ${motion.quick};
  svg {
    color: ${color.muted};
  }
  &:hover {
    background: ${color.hover};
  }
  &[aria-expanded='true'] {
    font-weight: 600;
  }
`;

const Chevron = styled(Icon)<{ $open: boolean }>`
  margin-left: auto;
  transform: rotate(${({ $open }) => ($open ? '90deg' : '0')});
  transition: transform ${motion.calm};
`;

const Entry = styled(NavLink)`
  ${row}
  gap: ${space(2.5)};
  min-height: 36px;
  padding: ${space(1)} ${space(3)} ${space(1)} ${space(7)};
  border-radius: ${radius.base};
  color: ${color.muted};
  transition:
    background ${motion.quick},
    color ${motion.quick};
  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  &.active {
    background: ${color.secondarySoft};
    color: ${color.secondaryHover};
    font-weight: 600;
    ${mixin.selectedInForcedColors}
  }
`;

const Block = styled.section`
  margin-top: ${space(4)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};
  h2 {
    padding: 0 ${space(3)} ${space(2)};
    color: ${color.faint};
    ${typography.small}
    font-weight: 600;
    letter-spacing: 0.04em;
  }
  ${Entry} {
    min-height: 40px;
    padding-left: ${space(3)};
    gap: ${space(3)};
    color: ${color.text};
    font-weight: 500;
    &:not(.active) svg {
      color: ${color.muted};
    }
    &.active {
      color: ${color.secondaryHover};
      font-weight: 600;
      ${mixin.selectedInForcedColors}
    }
  }
`;
