import { t } from '../../common/text.ts';
import { Hidden } from '../../elements/hidden.ts';
import type { ListProps } from './list-props.ts';

/** Announces the numbers of results and of selected rows to screen readers; the empty state announces that there are none. */
export function FoundCount({
  screen,
  crud,
  selected,
}: Pick<ListProps, 'screen' | 'crud'> & { selected: number }) {
  const entity = t(screen.entity.one);
  const many = t(screen.entity.many);
  const { search, filters } = crud.state;
  const narrowed = search !== '' || Object.keys(filters).length > 0;
  const text = t('{count} {records} found', { count: crud.total, records: crud.total === 1 ? entity : many });
  return (
    <Hidden as="p" aria-live="polite">
      {selected > 0
        ? t({ one: '{count} selected', other: '{count} selected' }, { count: selected })
        : narrowed && !crud.loading && crud.total > 0 && text}
    </Hidden>
  );
}
