import { color, space, typography } from '@gym/hub-kit';
import { t, translateMessage } from '@gym/hub-kit/format';
import { useQuery, type TypedDocumentNode } from '@gym/hub-kit/graphql';
import { readApiError } from '@gym/hub-kit/screen';
import styled from 'styled-components';
import { MessageFrame } from './message-frame.tsx';
import { useDebounced } from './use-debounced.ts';

interface PreviewData {
  preview: { subject: string; html: string };
}

/**
 * A message as it would be with the present input of a form.
 * @param variables null while the input is not complete; `hint` is shown then
 */
export function LivePreview<Variables extends { subject: string; body: string }>({
  document,
  variables,
  hint,
  title = t('Preview'),
}: {
  document: TypedDocumentNode<PreviewData, Variables>;
  variables: Variables | null;
  hint: string;
  /** What is shown; `Preview` if left out. */
  title?: string;
}) {
  const settled = useDebounced(variables);
  const { data, error, previousData } = useQuery(document as TypedDocumentNode<PreviewData, object>, {
    variables: settled ?? {},
    skip: settled === null,
    fetchPolicy: 'no-cache',
  });
  const preview = error ? undefined : (data ?? previousData)?.preview;
  return (
    <Container role="group" aria-label={title}>
      <Heading>{title}</Heading>
      {error && variables && (
        <p role="alert">
          {readApiError(error).messages.map(translateMessage).join(' ') || t('The server did not respond.')}
        </p>
      )}
      {variables === null && <Hint>{hint}</Hint>}
      {variables && preview && (
        <>
          <strong>{preview.subject}</strong>
          <MessageFrame html={preview.html} title={title} />
        </>
      )}
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  gap: ${space(2)};
  grid-column: 1 / -1;
  padding-bottom: ${space(4)};
  overflow-wrap: anywhere;
`;

const Heading = styled.h3`
  ${typography.label}
`;

const Hint = styled.p`
  color: ${color.muted};
`;
