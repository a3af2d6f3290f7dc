import { Button, mixin, space, toast, useSession } from '@gym/hub-kit';
import type { FormValuesOf } from '@gym/hub-kit/define';
import { FormSection } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { useStoredRecord } from '@gym/hub-kit/screen';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { LivePreview } from './live-preview.tsx';
import { messagePreviewDocument, templateTextDocument } from './messages.graphql.ts';
import { messagesScreen } from './messages.screen.ts';

type MessageValues = FormValuesOf<typeof messagesScreen>;
type Texts = Pick<MessageValues, 'subject' | 'body'>;

/** The sections; a new message takes the texts of its template and shows what its member will read. */
export default function MessageForm() {
  const stored = useStoredRecord(messagesScreen.documents.get);
  return (
    <>
      {messagesScreen.form.sections.map(section => (
        <FormSection key={section.title} section={section} />
      ))}
      {!stored && <NewMessage />}
    </>
  );
}

function NewMessage() {
  const { values } = useFormikContext<MessageValues>();
  const { can } = useSession();
  const { waiting, replace } = useTemplate();
  const { memberId, subject, body, attachments } = values;
  const isComplete = memberId !== '' && subject.trim() !== '' && body.trim() !== '';
  return (
    <Container>
      {waiting && (
        <Offer role="status">
          {t('The text was changed, so the template did not replace it.')}
          <Button onClick={replace}>{t('Use the text of the template')}</Button>
        </Offer>
      )}
      {can('messages:add') && (
        <LivePreview
          document={messagePreviewDocument}
          variables={isComplete ? { memberId, subject, body, attachments: [...attachments] } : null}
          hint={t('Choose a member and write subject and text to see the message.')}
        />
      )}
    </Container>
  );
}

/** Takes over the texts of a chosen template, unless the user wrote others; `replace` does it then. */
function useTemplate() {
  const { values, errors, setValues } = useFormikContext<MessageValues>();
  const taken = useRef<Texts>({ subject: '', body: '' });
  const [waiting, setWaiting] = useState<Texts | null>(null);
  const { templateId } = values;

  const take = ({ subject, body }: Texts) => {
    const texts = { subject, body };
    taken.current = texts;
    setWaiting(null);
    void setValues({ ...values, ...texts }, Object.keys(errors).length > 0);
  };
  const arrive = useEffectEvent((texts: Texts) => {
    const { subject, body } = taken.current;
    const isUntouched = values.subject === subject && values.body === body;
    if (isUntouched) take(texts);
    else setWaiting(texts);
  });

  const { data, error } = useQuery(templateTextDocument, {
    variables: { id: templateId },
    skip: !templateId,
    fetchPolicy: 'no-cache',
  });
  useEffect(() => {
    setWaiting(null);
    if (data?.template) arrive(data.template);
  }, [data]);
  useEffect(() => {
    if (!error) return;
    console.error('Failed to fetch the template', error);
    toast.error(t('Failed to fetch the template'));
  }, [error]);

  return { waiting, replace: () => waiting && take(waiting) };
}

const Container = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Offer = styled.div`
  ${mixin.row}
  gap: ${space(2)} ${space(4)};
`;
