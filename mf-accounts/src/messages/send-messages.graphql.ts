import { graphql } from '@gym/hub-kit/graphql';

export const sendMessagesDocument = graphql(`
  mutation BulkSendMessage(
    $ids: [ID!]
    $filter: MemberFilter
    $search: String
    $templateId: ID
    $subject: String!
    $body: String!
    $dryRun: Boolean!
  ) {
    started: bulkSendMessage(
      ids: $ids
      filter: $filter
      search: $search
      templateId: $templateId
      subject: $subject
      body: $body
      dryRun: $dryRun
    ) {
      id
      preview {
        total
        checked
        changed
        unchanged
        rejected
        reasons {
          text
          template
          count
        }
        rejections {
          recordId
          title
          reason
          reasonTemplate
        }
      }
    }
  }
`);

export const firstMemberDocument = graphql(`
  query FirstSelectedMember($filter: MemberFilter, $search: String) {
    page: members(filter: $filter, search: $search, page: { limit: 1 }) {
      items {
        id
        name
      }
    }
  }
`);
