import { breakpoint, space } from '@gym/hub-kit';
import { ErrorBoundary, SlotContext } from '@gym/hub-kit/shell';
import { useContext } from 'react';
import styled from 'styled-components';

/** What the hubs show on the dashboard, as far as the role may see it; a failed hub affects no other. */
export default function DashboardPanels() {
  const SlotOffers = useContext(SlotContext);
  return (
    <SlotOffers name="dashboard">
      {offers => (
        <Grid>
          {offers
            .filter(({ place }) => place === 'section')
            .map(({ key, content }) => (
              <ErrorBoundary key={key} fallback={null}>
                <Cell>{content}</Cell>
              </ErrorBoundary>
            ))}
        </Grid>
      )}
    </SlotOffers>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  align-items: start;
  gap: ${space(6)};
  @media ${breakpoint.small} {
    gap: ${space(4)};
  }
  /* A panel may have nothing for the user. */
  &:not(:has(> :not(:empty))),
  > :empty {
    display: none;
  }
  /* One too many for pairs has a line of its own. */
  > :nth-child(1 of :not(:empty)):nth-last-child(odd of :not(:empty)) {
    grid-column: 1 / -1;
  }
`;

/** A banner about the version of a hub is above its panel. */
const Cell = styled.div`
  min-width: 0;
`;
