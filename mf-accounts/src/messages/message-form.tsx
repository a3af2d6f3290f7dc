import { space, useSession } from '@gym/hub-kit';
import type { FormValuesOf } from '@gym/hub-kit/define';
import { FormSection } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';
import { useStoredRecord } from '@gym/hub-kit/screen';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { LivePreview } from './live-preview.tsx';
import { messagePreviewDocument } from './messages.graphql.ts';
import { messagesScreen } from './messages.screen.ts';
import { TemplateTexts } from './template-texts.tsx';

type MessageValues = FormValuesOf<typeof messagesScreen>;

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
  const { memberId, subject, body, attachments } = values;
  const isComplete = memberId !== '' && subject.trim() !== '' && body.trim() !== '';
  return (
    <Container>
      <TemplateTexts />
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

const Container = styled.div`
  display: grid;
  gap: ${space(3)};
`;
