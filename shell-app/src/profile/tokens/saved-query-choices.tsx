import { t } from '@gym/hub-kit/format';
import { graphql, useQuery } from '@gym/hub-kit/graphql';

const savedQueriesDocument = graphql(`
  query TokenSavedQueries {
    saved: savedQueries(page: { limit: 200 }) {
      items {
        id
        name
      }
    }
  }
`);

interface SavedQueryChoicesProps {
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** A box for each saved query that the user finds. */
export function SavedQueryChoices({ chosen, onChange }: SavedQueryChoicesProps) {
  const { data, error } = useQuery(savedQueriesDocument);
  if (error) return <p role="alert">{t('Failed to fetch saved queries')}</p>;
  if (data?.saved.items.length === 0) return <p>{t('No saved queries yet. Save one in the explorer.')}</p>;
  return data?.saved.items.map(({ id, name }) => (
    <label key={id}>
      <input
        type="checkbox"
        checked={chosen.includes(id)}
        onChange={({ target }) =>
          onChange(target.checked ? [...chosen, id] : chosen.filter(item => item !== id))
        }
      />
      {name}
    </label>
  ));
}
