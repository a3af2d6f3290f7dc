import { mixin, space, typography, useSession } from '@gym/hub-kit';
import type { FormValuesOf } from '@gym/hub-kit/define';
import { FormSection } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { useStoredRecord } from '@gym/hub-kit/screen';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { LivePreview } from './live-preview.tsx';
import { messageTemplatesScreen } from './message-templates.screen.ts';
import { messageVariablesDocument, templatePreviewDocument } from './messages.graphql.ts';

type TemplateValues = FormValuesOf<typeof messageTemplatesScreen>;

/** The sections, the variables that the template can use, and the template with examples in their place. */
export default function TemplateForm() {
  const { can } = useSession();
  const { values } = useFormikContext<TemplateValues>();
  const purpose = useStoredRecord(messageTemplatesScreen.documents.get)?.purpose ?? null;
  const { subject, body } = values;
  const isComplete = subject.trim() !== '' && body.trim() !== '';
  return (
    <>
      {messageTemplatesScreen.form.sections.map(section => (
        <FormSection key={section.title} section={section} />
      ))}
      <Variables purpose={purpose} />
      {(can('message-templates:add') || can('message-templates:edit')) && (
        <LivePreview
          document={templatePreviewDocument}
          variables={isComplete ? { purpose, subject, body } : null}
          hint={t('Write subject and text to see the message with examples.')}
        />
      )}
    </>
  );
}

function Variables({ purpose }: { purpose: string | null }) {
  const { data } = useQuery(messageVariablesDocument, { variables: { purpose } });
  if (!data) return null;
  return (
    <Box>
      <summary>{t('Variables')}</summary>
      <ul>
        {data.messageVariables.map(name => (
          <li key={name}>
            <code>{`{{ ${name} }}`}</code>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.details`
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)};
  ${mixin.sunken}
  summary {
    ${typography.label}
    cursor: pointer;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(4)};
    padding-top: ${space(2)};
  }
`;
