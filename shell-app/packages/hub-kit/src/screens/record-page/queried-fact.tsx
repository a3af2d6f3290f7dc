import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { IconButton } from '../../elements/button.tsx';
import { Skeleton } from '../../elements/skeleton.tsx';
import { t } from '../../common/text.ts';
import { useEffect, type ReactNode } from 'react';

interface FactProps<Data, Variables extends OperationVariables> {
  document: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
  children: (data: Data) => ReactNode;
}

export default function QueriedFact<Data, Variables extends OperationVariables>(
  props: FactProps<Data, Variables>,
) {
  const { data, error, loading, refetch } = useQuery<Data, OperationVariables>(props.document, {
    variables: props.variables,
  });
  useEffect(() => {
    if (error) console.error('Failed to fetch a fact of a record', error);
  }, [error]);
  if (data) return props.children(data as Data);
  if (loading) return <Skeleton $width="60px" role="status" aria-label={t('Loading…')} />;
  return (
    <span role="alert">
      {t('Not available')}
      <IconButton
        icon="refresh"
        label={t('Try again')}
        onClick={() => void refetch().catch(() => undefined)}
      />
    </span>
  );
}
