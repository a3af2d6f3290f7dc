import { useQuery } from '@apollo/client/react';
import { Button } from '../elements/button.tsx';
import { color, layout, mixin, space } from '../theme/theme.ts';
import { t } from '../common/text.ts';
import { useId } from 'react';
import styled from 'styled-components';
import type { RecordName } from '../common/record-pages.ts';
import { hasSuggestions, suggestedTitles } from './suggested-titles.ts';
import { searchDocument } from './search.graphql.ts';

interface DidYouMeanProps {
  /** What the list shows. */
  record: RecordName;
  /** Found nothing. */
  search: string;
  onChoose: (title: string) => void;
}

/** Suggests titles that the search over all records finds despite a typo. */
export default function DidYouMean({ record, search, onChoose }: DidYouMeanProps) {
  const label = useId();
  // Hits are no records, which the cache of the session keeps.
  const { data } = useQuery(searchDocument, {
    variables: { text: search },
    skip: !hasSuggestions(record),
    fetchPolicy: 'no-cache',
  });
  const titles = suggestedTitles(data?.search ?? [], record, search);
  if (titles.length === 0) return null;
  return (
    <Titles role="group" aria-labelledby={label}>
      <p id={label}>{t('Did you mean:')}</p>
      {titles.map(title => (
        <Button
          key={title}
          onClick={({ currentTarget }) => {
            // The button goes with the empty state.
            currentTarget.closest('section')?.querySelector<HTMLElement>('[type="search"]')?.focus();
            onChoose(title);
          }}
        >
          {title}
        </Button>
      ))}
    </Titles>
  );
}

const Titles = styled.div`
  ${mixin.row}
  flex: 1 0 100%;
  justify-content: center;
  gap: ${space(2)};
  min-width: 0;
  p {
    color: ${color.muted};
  }
  /* A long title has several lines on a phone. */
  button {
    flex: 0 1 auto;
    height: auto;
    min-height: ${layout.field}px;
    padding-block: ${space(1)};
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
