import { t } from '@gym/hub-kit/format';
import { breakpoint, Button, color, IconButton, layout, mixin, space, typography } from '@gym/hub-kit';
import { clubName, zIndex } from '@gym/hub-kit/shell';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useHubs } from '../hubs/hub-registry.tsx';
import { Mark } from '../ui/mark.tsx';
import { AccountMenu } from './account-menu.tsx';

interface TopBarProps {
  onMenu: () => void;
  onSearch: () => void;
  preloadSearch: () => void;
}

export function TopBar({ onMenu, onSearch, preloadSearch }: TopBarProps) {
  const { club } = useHubs();
  return (
    <Bar>
      <MenuButton>
        <IconButton icon="menu" label={t('Open navigation')} onClick={onMenu} />
      </MenuButton>
      <Studio to="/">
        <Mark size={32} logo={club.logo} />
        <span>{clubName()}</span>
      </Studio>
      <SearchButton
        icon="search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
        onFocus={preloadSearch}
        onPointerEnter={preloadSearch}
      >
        <span>{t('Search')}</span>
        <kbd aria-hidden>{navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K'}</kbd>
      </SearchButton>
      <AccountMenu />
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${zIndex.topBar};
  grid-area: top;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  height: ${layout.topBar}px;
  padding: 0 ${space(8)};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  @media ${breakpoint.small} {
    padding: 0 ${space(4)};
    gap: ${space(2)};
  }
  @media print {
    display: none;
  }
`;

const MenuButton = styled.div`
  display: none;
  @media ${breakpoint.belowWide} {
    display: block;
  }
`;

const SearchButton = styled(Button)`
  flex: none;
  kbd {
    color: ${color.muted};
  }
  @media ${breakpoint.small} {
    padding: 0 ${space(3)};
    span span {
      ${mixin.visuallyHidden}
    }
    kbd {
      display: none;
    }
  }
`;

const Studio = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  margin-right: auto;
  border-radius: 8px;
  text-decoration: none;
  ${typography.heading}
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media ${breakpoint.small} {
    svg,
    img {
      display: none;
    }
  }
`;
