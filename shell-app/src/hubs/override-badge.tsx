import { chipColor, color, Icon, layer, layout, radius, screen, space, type } from '@gym/hub-kit';
import styled from 'styled-components';
import { useHubs } from './hub-registry.tsx';
import { resetOverrides } from './kept-overrides.ts';

/** Says on every screen which hubs are not the club's own. */
export function OverrideBadge() {
  const { overrides } = useHubs();
  if (overrides.length === 0) return null;
  return (
    <Strip role="status">
      <Icon name="wrench" size={16} />
      <ul>
        {overrides.map(({ remote, address, problem }) => (
          <li key={remote}>
            {problem
              ? `${remote} is not taken from ${address}: ${problem}.`
              : `${remote} comes from ${address}`}
          </li>
        ))}
      </ul>
      <button type="button" onClick={resetOverrides}>
        Reset
      </button>
    </Strip>
  );
}

const { ink, fill } = chipColor.red;

const Strip = styled.div`
  grid-area: badge;
  position: sticky;
  top: ${layout.topBar}px;
  /* The account menu hangs over it. */
  z-index: ${layer.topBar - 1};
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(8)};
  border-bottom: 1px solid ${color.dangerLine};
  background: ${color.danger};
  color: ${color.onPrimary};
  ${type.label}
  ul {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  button {
    flex: none;
    height: 32px;
    padding: 0 ${space(3)};
    border: 0;
    border-radius: ${radius.base};
    background: ${fill};
    color: ${ink};
    &:focus-visible {
      outline-color: ${color.onPrimary};
    }
  }
  @media ${screen.small} {
    padding: ${space(2)} ${space(4)};
  }
`;
