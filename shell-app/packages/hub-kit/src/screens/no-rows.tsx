import { t } from '../common/text.ts';
import type { AnyScreen } from '../definition/define-screen.ts';
import { Button } from '../elements/button.tsx';
import { EmptyState } from '../elements/empty-state.tsx';
import { lazyPart } from '../elements/lazy-part.tsx';
import type { AnyCrud } from './use-crud.ts';

/** Loaded where a search finds nothing. */
const DidYouMean = lazyPart(() => import(/* webpackChunkName: "related" */ './did-you-mean.tsx'), {
  fallback: null,
  lost: () => null,
});

/** Why a list has no rows, and what to do. */
export default function NoRows({ screen, crud }: { screen: AnyScreen; crud: AnyCrud }) {
  const entity = t(screen.entity.one);
  const many = t(screen.entity.many);
  const { search, filters } = crud.state;
  const filtered = Object.keys(filters).length > 0;
  if (search || filtered) {
    const text = !search
      ? t('Nothing matches the filters.')
      : filtered
        ? t('Nothing matches “{search}” and the filters.', { search })
        : t('Nothing matches “{search}”.', { search });
    return (
      <EmptyState icon="search" title={t('No {many} found', { many })} text={text}>
        {search && <Button onClick={() => crud.change({ search: '' })}>{t('Clear search')}</Button>}
        {filtered && <Button onClick={() => crud.change({ filters: {} })}>{t('Clear filters')}</Button>}
        {search && screen.record && !crud.loading && (
          <DidYouMean
            record={screen.record}
            search={search}
            onChoose={title => crud.change({ search: title })}
          />
        )}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={screen.icon}
      title={t('No {many} yet', { many })}
      text={t('The first {one} will appear here.', { one: entity })}
    >
      {crud.allowed.add && (
        <Button icon="add" onClick={() => crud.show({ mode: 'add' })}>
          {t(screen.addLabel)}
        </Button>
      )}
    </EmptyState>
  );
}
