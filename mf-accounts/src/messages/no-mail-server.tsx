import { color, radius, space, useSession } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import styled from 'styled-components';
import { messageDeliveryDocument } from './messages.graphql.ts';

/** What can be done with messages while the server has no mail server; nothing where it has one. */
export function NoMailServer() {
  const { can } = useSession();
  const { data } = useQuery(messageDeliveryDocument, { skip: !can('messages:view') });
  if (!data || data.messageDelivery.hasMailServer) return null;
  return (
    <Banner role="note">
      {t(
        'No mail server is set, so messages wait. Read, print or download a message and mark it as sent, or set SMTP_URL and an address of the club to send them.',
      )}
    </Banner>
  );
}

const Banner = styled.p`
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.base};
  background: ${color.secondarySoft};
`;
