// Generated from graphql-api/schema.graphql by generate-schema-types.ts.
interface Named<Kind, Name> { kind: Kind; name: Name; ofType: null }
interface List<Type> { kind: 'LIST'; name: never; ofType: Type }
interface NonNull<Type> { kind: 'NON_NULL'; name: never; ofType: Type }
interface SchemaTypes {
  'AccountEntry': { kind: 'OBJECT'; name: 'AccountEntry'; fields: {
    'amount': { name: 'amount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'balance': { name: 'balance'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'date': { name: 'date'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'description': { name: 'description'; type: NonNull<Named<'SCALAR', 'String'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'number': { name: 'number'; type: NonNull<Named<'SCALAR', 'String'>> };
    'recordId': { name: 'recordId'; type: NonNull<Named<'SCALAR', 'ID'>> };
  } };
  'AccountEntryPage': { kind: 'OBJECT'; name: 'AccountEntryPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'AccountEntry'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'AccountingMonth': { kind: 'OBJECT'; name: 'AccountingMonth'; fields: {
    'closedAt': { name: 'closedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'closedBy': { name: 'closedBy'; type: Named<'SCALAR', 'String'> };
    'expenses': { name: 'expenses'; type: Named<'SCALAR', 'Float'> };
    'externalPayments': { name: 'externalPayments'; type: Named<'SCALAR', 'Float'> };
    'income': { name: 'income'; type: Named<'SCALAR', 'Float'> };
    'invoiced': { name: 'invoiced'; type: Named<'SCALAR', 'Float'> };
    'month': { name: 'month'; type: NonNull<Named<'SCALAR', 'String'>> };
    'payroll': { name: 'payroll'; type: Named<'SCALAR', 'Float'> };
    'pendingExpenses': { name: 'pendingExpenses'; type: Named<'SCALAR', 'Int'> };
    'pendingIncome': { name: 'pendingIncome'; type: Named<'SCALAR', 'Int'> };
    'pendingPayments': { name: 'pendingPayments'; type: Named<'SCALAR', 'Int'> };
    'pendingPayroll': { name: 'pendingPayroll'; type: Named<'SCALAR', 'Int'> };
    'received': { name: 'received'; type: Named<'SCALAR', 'Float'> };
  } };
  'Activity': { kind: 'OBJECT'; name: 'Activity'; fields: {
    'at': { name: 'at'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'resource': { name: 'resource'; type: NonNull<Named<'SCALAR', 'String'>> };
    'text': { name: 'text'; type: NonNull<Named<'SCALAR', 'String'>> };
    'textTemplate': { name: 'textTemplate'; type: NonNull<Named<'SCALAR', 'TextTemplate'>> };
  } };
  'AggregateNumberFilter': { kind: 'INPUT_OBJECT'; name: 'AggregateNumberFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'gt'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'gtField'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'gte'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'in'; type: List<NonNull<Named<'SCALAR', 'Float'>>>; defaultValue: null },
    { name: 'isNull'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'lt'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'ltField'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'lte'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'ne'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'notIn'; type: List<NonNull<Named<'SCALAR', 'Float'>>>; defaultValue: null },
  ] };
  'Allocation': { kind: 'OBJECT'; name: 'Allocation'; fields: {
    'amount': { name: 'amount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'credit': { name: 'credit'; type: Named<'OBJECT', 'BillingRecord'> };
    'creditId': { name: 'creditId'; type: Named<'SCALAR', 'ID'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'invoice': { name: 'invoice'; type: Named<'OBJECT', 'BillingRecord'> };
    'invoiceId': { name: 'invoiceId'; type: Named<'SCALAR', 'ID'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'Member'> };
    'memberId': { name: 'memberId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'payment': { name: 'payment'; type: Named<'OBJECT', 'Payment'> };
    'paymentId': { name: 'paymentId'; type: Named<'SCALAR', 'ID'> };
    'refund': { name: 'refund'; type: Named<'OBJECT', 'Payment'> };
    'refundId': { name: 'refundId'; type: Named<'SCALAR', 'ID'> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'AllocationAggregate': { kind: 'OBJECT'; name: 'AllocationAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'AllocationNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'AllocationCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'AllocationGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'AllocationExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'AllocationExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'AllocationNumbers'>> };
  } };
  'AllocationAggregateSort': { kind: 'INPUT_OBJECT'; name: 'AllocationAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'AllocationNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'AllocationCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'AllocationGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'AllocationExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'AllocationExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'AllocationNumbersSort'>; defaultValue: null },
  ] };
  'AllocationCounts': { kind: 'OBJECT'; name: 'AllocationCounts'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'creditId': { name: 'creditId'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'invoiceId': { name: 'invoiceId'; type: Named<'SCALAR', 'Int'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'Int'> };
    'paymentId': { name: 'paymentId'; type: Named<'SCALAR', 'Int'> };
    'refundId': { name: 'refundId'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'AllocationCountsHaving': { kind: 'INPUT_OBJECT'; name: 'AllocationCountsHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'creditId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'refundId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'AllocationCountsSort': { kind: 'INPUT_OBJECT'; name: 'AllocationCountsSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'creditId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'refundId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'AllocationExtremes': { kind: 'OBJECT'; name: 'AllocationExtremes'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'AllocationExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'AllocationExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'AllocationExtremesSort': { kind: 'INPUT_OBJECT'; name: 'AllocationExtremesSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'AllocationFilter': { kind: 'INPUT_OBJECT'; name: 'AllocationFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'AllocationFilter'>>>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'credit'; type: Named<'INPUT_OBJECT', 'BillingRecordFilter'>; defaultValue: null },
    { name: 'creditId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'invoice'; type: Named<'INPUT_OBJECT', 'BillingRecordFilter'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'AllocationFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'AllocationFilter'>>>; defaultValue: null },
    { name: 'payment'; type: Named<'INPUT_OBJECT', 'PaymentFilter'>; defaultValue: null },
    { name: 'paymentId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'refund'; type: Named<'INPUT_OBJECT', 'PaymentFilter'>; defaultValue: null },
    { name: 'refundId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'AllocationGroup': { kind: 'OBJECT'; name: 'AllocationGroup'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'credit': { name: 'credit'; type: Named<'OBJECT', 'BillingRecordGroup'> };
    'creditId': { name: 'creditId'; type: Named<'SCALAR', 'ID'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'invoice': { name: 'invoice'; type: Named<'OBJECT', 'BillingRecordGroup'> };
    'invoiceId': { name: 'invoiceId'; type: Named<'SCALAR', 'ID'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'MemberGroup'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'payment': { name: 'payment'; type: Named<'OBJECT', 'PaymentGroup'> };
    'paymentId': { name: 'paymentId'; type: Named<'SCALAR', 'ID'> };
    'refund': { name: 'refund'; type: Named<'OBJECT', 'PaymentGroup'> };
    'refundId': { name: 'refundId'; type: Named<'SCALAR', 'ID'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'AllocationGroupBy': { kind: 'INPUT_OBJECT'; name: 'AllocationGroupBy'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'credit'; type: Named<'INPUT_OBJECT', 'BillingRecordGroupBy'>; defaultValue: null },
    { name: 'creditId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'invoice'; type: Named<'INPUT_OBJECT', 'BillingRecordGroupBy'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupBy'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'payment'; type: Named<'INPUT_OBJECT', 'PaymentGroupBy'>; defaultValue: null },
    { name: 'paymentId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'refund'; type: Named<'INPUT_OBJECT', 'PaymentGroupBy'>; defaultValue: null },
    { name: 'refundId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'AllocationGroupSort': { kind: 'INPUT_OBJECT'; name: 'AllocationGroupSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'credit'; type: Named<'INPUT_OBJECT', 'BillingRecordGroupSort'>; defaultValue: null },
    { name: 'creditId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoice'; type: Named<'INPUT_OBJECT', 'BillingRecordGroupSort'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupSort'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'payment'; type: Named<'INPUT_OBJECT', 'PaymentGroupSort'>; defaultValue: null },
    { name: 'paymentId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'refund'; type: Named<'INPUT_OBJECT', 'PaymentGroupSort'>; defaultValue: null },
    { name: 'refundId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'AllocationHaving': { kind: 'INPUT_OBJECT'; name: 'AllocationHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'AllocationHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'AllocationNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'AllocationCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'AllocationExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'AllocationExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'AllocationHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'AllocationHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'AllocationNumbersHaving'>; defaultValue: null },
  ] };
  'AllocationNumbers': { kind: 'OBJECT'; name: 'AllocationNumbers'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
  } };
  'AllocationNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'AllocationNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'AllocationNumbersSort': { kind: 'INPUT_OBJECT'; name: 'AllocationNumbersSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'AllocationPage': { kind: 'OBJECT'; name: 'AllocationPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Allocation'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'AllocationSort': { kind: 'INPUT_OBJECT'; name: 'AllocationSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'AllocationSortField'>>; defaultValue: null },
  ] };
  'AllocationSortField': { name: 'AllocationSortField'; enumValues: 'amount' | 'createdAt' | 'creditId' | 'creditInvoiceNumber' | 'id' | 'invoiceId' | 'invoiceInvoiceNumber' | 'memberId' | 'memberName' | 'paymentId' | 'paymentPaymentNumber' | 'refundId' | 'refundPaymentNumber' | 'updatedAt' | 'version' };
  'Attendance': { kind: 'OBJECT'; name: 'Attendance'; fields: {
    'attendanceDate': { name: 'attendanceDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'checkInTime': { name: 'checkInTime'; type: Named<'SCALAR', 'DateTimeISO'> };
    'checkOutTime': { name: 'checkOutTime'; type: Named<'SCALAR', 'DateTimeISO'> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'employee': { name: 'employee'; type: Named<'OBJECT', 'Employee'> };
    'employeeId': { name: 'employeeId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'hoursWorked': { name: 'hoursWorked'; type: Named<'SCALAR', 'Float'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'overtimeHours': { name: 'overtimeHours'; type: Named<'SCALAR', 'Float'> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'AttendanceAggregate': { kind: 'OBJECT'; name: 'AttendanceAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'AttendanceNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'AttendanceCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'AttendanceGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'AttendanceExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'AttendanceExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'AttendanceNumbers'>> };
  } };
  'AttendanceAggregateSort': { kind: 'INPUT_OBJECT'; name: 'AttendanceAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'AttendanceNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'AttendanceCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'AttendanceGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'AttendanceExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'AttendanceExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'AttendanceNumbersSort'>; defaultValue: null },
  ] };
  'AttendanceCounts': { kind: 'OBJECT'; name: 'AttendanceCounts'; fields: {
    'attendanceDate': { name: 'attendanceDate'; type: Named<'SCALAR', 'Int'> };
    'checkInTime': { name: 'checkInTime'; type: Named<'SCALAR', 'Int'> };
    'checkOutTime': { name: 'checkOutTime'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'employeeId': { name: 'employeeId'; type: Named<'SCALAR', 'Int'> };
    'hoursWorked': { name: 'hoursWorked'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'overtimeHours': { name: 'overtimeHours'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'AttendanceCountsHaving': { kind: 'INPUT_OBJECT'; name: 'AttendanceCountsHaving'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'checkInTime'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'checkOutTime'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'hoursWorked'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'AttendanceCountsSort': { kind: 'INPUT_OBJECT'; name: 'AttendanceCountsSort'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'checkInTime'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'checkOutTime'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'hoursWorked'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'AttendanceExtremes': { kind: 'OBJECT'; name: 'AttendanceExtremes'; fields: {
    'attendanceDate': { name: 'attendanceDate'; type: Named<'SCALAR', 'LocalDate'> };
    'checkInTime': { name: 'checkInTime'; type: Named<'SCALAR', 'DateTimeISO'> };
    'checkOutTime': { name: 'checkOutTime'; type: Named<'SCALAR', 'DateTimeISO'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'hoursWorked': { name: 'hoursWorked'; type: Named<'SCALAR', 'Float'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'overtimeHours': { name: 'overtimeHours'; type: Named<'SCALAR', 'Float'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'AttendanceExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'AttendanceExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'checkInTime'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'checkOutTime'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'hoursWorked'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'AttendanceExtremesSort': { kind: 'INPUT_OBJECT'; name: 'AttendanceExtremesSort'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'checkInTime'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'checkOutTime'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'hoursWorked'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'AttendanceFilter': { kind: 'INPUT_OBJECT'; name: 'AttendanceFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'AttendanceFilter'>>>; defaultValue: null },
    { name: 'attendanceDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'checkInTime'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'checkOutTime'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeFilter'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'hoursWorked'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'AttendanceFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'AttendanceFilter'>>>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'AttendanceGroup': { kind: 'OBJECT'; name: 'AttendanceGroup'; fields: {
    'attendanceDate': { name: 'attendanceDate'; type: Named<'OBJECT', 'DateGroup'> };
    'checkInTime': { name: 'checkInTime'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'checkOutTime': { name: 'checkOutTime'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'employee': { name: 'employee'; type: Named<'OBJECT', 'EmployeeGroup'> };
    'employeeId': { name: 'employeeId'; type: Named<'SCALAR', 'ID'> };
    'hoursWorked': { name: 'hoursWorked'; type: Named<'SCALAR', 'Float'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'overtimeHours': { name: 'overtimeHours'; type: Named<'SCALAR', 'Float'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'AttendanceGroupBy': { kind: 'INPUT_OBJECT'; name: 'AttendanceGroupBy'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'checkInTime'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'checkOutTime'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeGroupBy'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'hoursWorked'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'AttendanceGroupSort': { kind: 'INPUT_OBJECT'; name: 'AttendanceGroupSort'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'checkInTime'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'checkOutTime'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeGroupSort'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'hoursWorked'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'AttendanceHaving': { kind: 'INPUT_OBJECT'; name: 'AttendanceHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'AttendanceHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'AttendanceNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'AttendanceCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'AttendanceExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'AttendanceExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'AttendanceHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'AttendanceHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'AttendanceNumbersHaving'>; defaultValue: null },
  ] };
  'AttendanceInput': { kind: 'INPUT_OBJECT'; name: 'AttendanceInput'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'checkInTime'; type: Named<'SCALAR', 'DateTimeISO'>; defaultValue: null },
    { name: 'checkOutTime'; type: Named<'SCALAR', 'DateTimeISO'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'hoursWorked'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'AttendanceListFilter': { kind: 'INPUT_OBJECT'; name: 'AttendanceListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'AttendanceFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'AttendanceFilter'>; defaultValue: null },
  ] };
  'AttendanceNumbers': { kind: 'OBJECT'; name: 'AttendanceNumbers'; fields: {
    'hoursWorked': { name: 'hoursWorked'; type: Named<'SCALAR', 'Float'> };
    'overtimeHours': { name: 'overtimeHours'; type: Named<'SCALAR', 'Float'> };
  } };
  'AttendanceNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'AttendanceNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'hoursWorked'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'AttendanceNumbersSort': { kind: 'INPUT_OBJECT'; name: 'AttendanceNumbersSort'; isOneOf: false; inputFields: [
    { name: 'hoursWorked'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'AttendancePage': { kind: 'OBJECT'; name: 'AttendancePage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Attendance'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'AttendancePatch': { kind: 'INPUT_OBJECT'; name: 'AttendancePatch'; isOneOf: false; inputFields: [
    { name: 'attendanceDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'checkInTime'; type: Named<'SCALAR', 'DateTimeISO'>; defaultValue: null },
    { name: 'checkOutTime'; type: Named<'SCALAR', 'DateTimeISO'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'hoursWorked'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'AttendanceSort': { kind: 'INPUT_OBJECT'; name: 'AttendanceSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'AttendanceSortField'>>; defaultValue: null },
  ] };
  'AttendanceSortField': { name: 'AttendanceSortField'; enumValues: 'attendanceDate' | 'checkInTime' | 'checkOutTime' | 'createdAt' | 'employeeId' | 'employeeName' | 'hoursWorked' | 'id' | 'notes' | 'overtimeHours' | 'status' | 'updatedAt' | 'version' };
  'AuditEntry': { kind: 'OBJECT'; name: 'AuditEntry'; fields: {
    'action': { name: 'action'; type: NonNull<Named<'SCALAR', 'String'>> };
    'at': { name: 'at'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'changedFields': { name: 'changedFields'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'endpoint': { name: 'endpoint'; type: Named<'SCALAR', 'String'> };
    'fieldChanges': { name: 'fieldChanges'; type: NonNull<List<NonNull<Named<'OBJECT', 'FieldChange'>>>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'recordId': { name: 'recordId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'recordName': { name: 'recordName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'resource': { name: 'resource'; type: NonNull<Named<'SCALAR', 'String'>> };
    'resourceLabel': { name: 'resourceLabel'; type: NonNull<Named<'SCALAR', 'String'>> };
    'restore': { name: 'restore'; type: NonNull<Named<'OBJECT', 'RestorePreview'>> };
    'title': { name: 'title'; type: Named<'SCALAR', 'String'> };
    'undo': { name: 'undo'; type: NonNull<Named<'OBJECT', 'UndoState'>> };
    'undoesId': { name: 'undoesId'; type: Named<'SCALAR', 'ID'> };
    'userId': { name: 'userId'; type: Named<'SCALAR', 'ID'> };
    'username': { name: 'username'; type: Named<'SCALAR', 'String'> };
    'version': { name: 'version'; type: Named<'SCALAR', 'Int'> };
  } };
  'AuditEntryAggregate': { kind: 'OBJECT'; name: 'AuditEntryAggregate'; fields: {
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'AuditEntryCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'AuditEntryGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'AuditEntryExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'AuditEntryExtremes'>> };
  } };
  'AuditEntryAggregateSort': { kind: 'INPUT_OBJECT'; name: 'AuditEntryAggregateSort'; isOneOf: false; inputFields: [
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'AuditEntryCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'AuditEntryGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'AuditEntryExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'AuditEntryExtremesSort'>; defaultValue: null },
  ] };
  'AuditEntryCounts': { kind: 'OBJECT'; name: 'AuditEntryCounts'; fields: {
    'action': { name: 'action'; type: Named<'SCALAR', 'Int'> };
    'at': { name: 'at'; type: Named<'SCALAR', 'Int'> };
    'endpoint': { name: 'endpoint'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'recordId': { name: 'recordId'; type: Named<'SCALAR', 'Int'> };
    'resource': { name: 'resource'; type: Named<'SCALAR', 'Int'> };
    'title': { name: 'title'; type: Named<'SCALAR', 'Int'> };
    'undoesId': { name: 'undoesId'; type: Named<'SCALAR', 'Int'> };
    'userId': { name: 'userId'; type: Named<'SCALAR', 'Int'> };
    'username': { name: 'username'; type: Named<'SCALAR', 'Int'> };
  } };
  'AuditEntryCountsHaving': { kind: 'INPUT_OBJECT'; name: 'AuditEntryCountsHaving'; isOneOf: false; inputFields: [
    { name: 'action'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'at'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'endpoint'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'recordId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'resource'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'title'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'undoesId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'userId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'username'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'AuditEntryCountsSort': { kind: 'INPUT_OBJECT'; name: 'AuditEntryCountsSort'; isOneOf: false; inputFields: [
    { name: 'action'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'at'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'endpoint'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'recordId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'resource'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'title'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'undoesId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'userId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'username'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'AuditEntryExtremes': { kind: 'OBJECT'; name: 'AuditEntryExtremes'; fields: {
    'action': { name: 'action'; type: Named<'SCALAR', 'String'> };
    'at': { name: 'at'; type: Named<'SCALAR', 'DateTimeISO'> };
    'endpoint': { name: 'endpoint'; type: Named<'SCALAR', 'String'> };
    'resource': { name: 'resource'; type: Named<'SCALAR', 'String'> };
    'title': { name: 'title'; type: Named<'SCALAR', 'String'> };
    'username': { name: 'username'; type: Named<'SCALAR', 'String'> };
  } };
  'AuditEntryExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'AuditEntryExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'action'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'at'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'endpoint'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'resource'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'title'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'username'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'AuditEntryExtremesSort': { kind: 'INPUT_OBJECT'; name: 'AuditEntryExtremesSort'; isOneOf: false; inputFields: [
    { name: 'action'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'at'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'endpoint'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'resource'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'title'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'username'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'AuditEntryFilter': { kind: 'INPUT_OBJECT'; name: 'AuditEntryFilter'; isOneOf: false; inputFields: [
    { name: 'action'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'AuditEntryFilter'>>>; defaultValue: null },
    { name: 'at'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'changedFields'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'endpoint'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'AuditEntryFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'AuditEntryFilter'>>>; defaultValue: null },
    { name: 'recordId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'resource'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'title'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'undoesId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'userId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'username'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'AuditEntryGroup': { kind: 'OBJECT'; name: 'AuditEntryGroup'; fields: {
    'action': { name: 'action'; type: Named<'SCALAR', 'String'> };
    'at': { name: 'at'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'endpoint': { name: 'endpoint'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'recordId': { name: 'recordId'; type: Named<'SCALAR', 'ID'> };
    'resource': { name: 'resource'; type: Named<'SCALAR', 'String'> };
    'title': { name: 'title'; type: Named<'SCALAR', 'String'> };
    'undoesId': { name: 'undoesId'; type: Named<'SCALAR', 'ID'> };
    'userId': { name: 'userId'; type: Named<'SCALAR', 'ID'> };
    'username': { name: 'username'; type: Named<'SCALAR', 'String'> };
  } };
  'AuditEntryGroupBy': { kind: 'INPUT_OBJECT'; name: 'AuditEntryGroupBy'; isOneOf: false; inputFields: [
    { name: 'action'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'at'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'endpoint'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'recordId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'resource'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'title'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'undoesId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'userId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'username'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'AuditEntryGroupSort': { kind: 'INPUT_OBJECT'; name: 'AuditEntryGroupSort'; isOneOf: false; inputFields: [
    { name: 'action'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'at'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'endpoint'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'recordId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'resource'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'title'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'undoesId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'userId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'username'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'AuditEntryHaving': { kind: 'INPUT_OBJECT'; name: 'AuditEntryHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'AuditEntryHaving'>>>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'AuditEntryCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'AuditEntryExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'AuditEntryExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'AuditEntryHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'AuditEntryHaving'>>>; defaultValue: null },
  ] };
  'AuditEntryPage': { kind: 'OBJECT'; name: 'AuditEntryPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'AuditEntry'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'AuditEntrySort': { kind: 'INPUT_OBJECT'; name: 'AuditEntrySort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'AuditEntrySortField'>>; defaultValue: null },
  ] };
  'AuditEntrySortField': { name: 'AuditEntrySortField'; enumValues: 'action' | 'at' | 'endpoint' | 'id' | 'recordId' | 'resource' | 'title' | 'undoesId' | 'userId' | 'username' | 'version' };
  'BillingLine': { kind: 'OBJECT'; name: 'BillingLine'; fields: {
    'amount': { name: 'amount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'contract': { name: 'contract'; type: Named<'OBJECT', 'Contract'> };
    'contractId': { name: 'contractId'; type: Named<'SCALAR', 'ID'> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'description': { name: 'description'; type: NonNull<Named<'SCALAR', 'String'>> };
    'from': { name: 'from'; type: Named<'SCALAR', 'LocalDate'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'invoice': { name: 'invoice'; type: Named<'OBJECT', 'BillingRecord'> };
    'invoiceId': { name: 'invoiceId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'taxAmount': { name: 'taxAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'taxName': { name: 'taxName'; type: Named<'SCALAR', 'String'> };
    'taxPercent': { name: 'taxPercent'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'until': { name: 'until'; type: Named<'SCALAR', 'LocalDate'> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'BillingLineAggregate': { kind: 'OBJECT'; name: 'BillingLineAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'BillingLineNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'BillingLineCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'BillingLineGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'BillingLineExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'BillingLineExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'BillingLineNumbers'>> };
  } };
  'BillingLineAggregateSort': { kind: 'INPUT_OBJECT'; name: 'BillingLineAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'BillingLineNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'BillingLineCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'BillingLineGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'BillingLineExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'BillingLineExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'BillingLineNumbersSort'>; defaultValue: null },
  ] };
  'BillingLineCounts': { kind: 'OBJECT'; name: 'BillingLineCounts'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Int'> };
    'contractId': { name: 'contractId'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'Int'> };
    'from': { name: 'from'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'invoiceId': { name: 'invoiceId'; type: Named<'SCALAR', 'Int'> };
    'kind': { name: 'kind'; type: Named<'SCALAR', 'Int'> };
    'taxAmount': { name: 'taxAmount'; type: Named<'SCALAR', 'Int'> };
    'taxName': { name: 'taxName'; type: Named<'SCALAR', 'Int'> };
    'taxPercent': { name: 'taxPercent'; type: Named<'SCALAR', 'Int'> };
    'until': { name: 'until'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'BillingLineCountsHaving': { kind: 'INPUT_OBJECT'; name: 'BillingLineCountsHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'contractId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'from'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'kind'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'taxName'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'taxPercent'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'until'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'BillingLineCountsSort': { kind: 'INPUT_OBJECT'; name: 'BillingLineCountsSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'contractId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'from'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'kind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxPercent'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'until'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'BillingLineExtremes': { kind: 'OBJECT'; name: 'BillingLineExtremes'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'from': { name: 'from'; type: Named<'SCALAR', 'LocalDate'> };
    'kind': { name: 'kind'; type: Named<'SCALAR', 'String'> };
    'taxAmount': { name: 'taxAmount'; type: Named<'SCALAR', 'Float'> };
    'taxName': { name: 'taxName'; type: Named<'SCALAR', 'String'> };
    'taxPercent': { name: 'taxPercent'; type: Named<'SCALAR', 'Float'> };
    'until': { name: 'until'; type: Named<'SCALAR', 'LocalDate'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'BillingLineExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'BillingLineExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'from'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'kind'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'taxName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'taxPercent'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'until'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'BillingLineExtremesSort': { kind: 'INPUT_OBJECT'; name: 'BillingLineExtremesSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'from'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'kind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxPercent'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'until'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'BillingLineFilter': { kind: 'INPUT_OBJECT'; name: 'BillingLineFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'BillingLineFilter'>>>; defaultValue: null },
    { name: 'contract'; type: Named<'INPUT_OBJECT', 'ContractFilter'>; defaultValue: null },
    { name: 'contractId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'from'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'invoice'; type: Named<'INPUT_OBJECT', 'BillingRecordFilter'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'kind'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'BillingLineFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'BillingLineFilter'>>>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'taxName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'taxPercent'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'until'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'BillingLineGroup': { kind: 'OBJECT'; name: 'BillingLineGroup'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'contract': { name: 'contract'; type: Named<'OBJECT', 'ContractGroup'> };
    'contractId': { name: 'contractId'; type: Named<'SCALAR', 'ID'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'from': { name: 'from'; type: Named<'OBJECT', 'DateGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'invoice': { name: 'invoice'; type: Named<'OBJECT', 'BillingRecordGroup'> };
    'invoiceId': { name: 'invoiceId'; type: Named<'SCALAR', 'ID'> };
    'kind': { name: 'kind'; type: Named<'SCALAR', 'String'> };
    'taxAmount': { name: 'taxAmount'; type: Named<'SCALAR', 'Float'> };
    'taxName': { name: 'taxName'; type: Named<'SCALAR', 'String'> };
    'taxPercent': { name: 'taxPercent'; type: Named<'SCALAR', 'Float'> };
    'until': { name: 'until'; type: Named<'OBJECT', 'DateGroup'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'BillingLineGroupBy': { kind: 'INPUT_OBJECT'; name: 'BillingLineGroupBy'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'contract'; type: Named<'INPUT_OBJECT', 'ContractGroupBy'>; defaultValue: null },
    { name: 'contractId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'from'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'invoice'; type: Named<'INPUT_OBJECT', 'BillingRecordGroupBy'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'kind'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'taxName'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'taxPercent'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'until'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'BillingLineGroupSort': { kind: 'INPUT_OBJECT'; name: 'BillingLineGroupSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'contract'; type: Named<'INPUT_OBJECT', 'ContractGroupSort'>; defaultValue: null },
    { name: 'contractId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'from'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoice'; type: Named<'INPUT_OBJECT', 'BillingRecordGroupSort'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'kind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxPercent'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'until'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'BillingLineHaving': { kind: 'INPUT_OBJECT'; name: 'BillingLineHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'BillingLineHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'BillingLineNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'BillingLineCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'BillingLineExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'BillingLineExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'BillingLineHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'BillingLineHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'BillingLineNumbersHaving'>; defaultValue: null },
  ] };
  'BillingLineNumbers': { kind: 'OBJECT'; name: 'BillingLineNumbers'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'taxAmount': { name: 'taxAmount'; type: Named<'SCALAR', 'Float'> };
    'taxPercent': { name: 'taxPercent'; type: Named<'SCALAR', 'Float'> };
  } };
  'BillingLineNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'BillingLineNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'taxPercent'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'BillingLineNumbersSort': { kind: 'INPUT_OBJECT'; name: 'BillingLineNumbersSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxPercent'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'BillingLinePage': { kind: 'OBJECT'; name: 'BillingLinePage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'BillingLine'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'BillingLineSort': { kind: 'INPUT_OBJECT'; name: 'BillingLineSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'BillingLineSortField'>>; defaultValue: null },
  ] };
  'BillingLineSortField': { name: 'BillingLineSortField'; enumValues: 'amount' | 'contractContractNumber' | 'contractId' | 'createdAt' | 'description' | 'from' | 'id' | 'invoiceId' | 'invoiceInvoiceNumber' | 'kind' | 'taxAmount' | 'taxName' | 'taxPercent' | 'until' | 'updatedAt' | 'version' };
  'BillingPreview': { kind: 'OBJECT'; name: 'BillingPreview'; fields: {
    'created': { name: 'created'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'email': { name: 'email'; type: NonNull<List<NonNull<Named<'OBJECT', 'BillingPreviewEmail'>>>> };
    'markedOverdue': { name: 'markedOverdue'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'report': { name: 'report'; type: NonNull<Named<'OBJECT', 'BillingPreviewPage'>> };
    'skipped': { name: 'skipped'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'totalAmount': { name: 'totalAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
  } };
  'BillingPreviewEmail': { kind: 'OBJECT'; name: 'BillingPreviewEmail'; fields: {
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'outcome': { name: 'outcome'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'BillingPreviewItem': { kind: 'OBJECT'; name: 'BillingPreviewItem'; fields: {
    'contractId': { name: 'contractId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'contractNumber': { name: 'contractNumber'; type: NonNull<Named<'SCALAR', 'String'>> };
    'lines': { name: 'lines'; type: NonNull<List<NonNull<Named<'OBJECT', 'InvoiceLine'>>>> };
    'memberId': { name: 'memberId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'memberName': { name: 'memberName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'outcome': { name: 'outcome'; type: NonNull<Named<'SCALAR', 'String'>> };
    'periodEnd': { name: 'periodEnd'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'periodStart': { name: 'periodStart'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'reason': { name: 'reason'; type: Named<'SCALAR', 'String'> };
    'totalAmount': { name: 'totalAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
  } };
  'BillingPreviewPage': { kind: 'OBJECT'; name: 'BillingPreviewPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'BillingPreviewItem'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'BillingRecord': { kind: 'OBJECT'; name: 'BillingRecord'; fields: {
    'amount': { name: 'amount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'billingPeriodEnd': { name: 'billingPeriodEnd'; type: Named<'SCALAR', 'LocalDate'> };
    'billingPeriodStart': { name: 'billingPeriodStart'; type: Named<'SCALAR', 'LocalDate'> };
    'billingType': { name: 'billingType'; type: NonNull<Named<'SCALAR', 'String'>> };
    'contract': { name: 'contract'; type: Named<'OBJECT', 'Contract'> };
    'contractId': { name: 'contractId'; type: Named<'SCALAR', 'ID'> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'discountAmount': { name: 'discountAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'dueDate': { name: 'dueDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'dunningCases': { name: 'dunningCases'; type: NonNull<Named<'OBJECT', 'DunningCasePage'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'invoiceDate': { name: 'invoiceDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'invoiceNumber': { name: 'invoiceNumber'; type: NonNull<Named<'SCALAR', 'String'>> };
    'lines': { name: 'lines'; type: NonNull<List<NonNull<Named<'OBJECT', 'InvoiceLine'>>>> };
    'location': { name: 'location'; type: Named<'OBJECT', 'Location'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'Member'> };
    'memberId': { name: 'memberId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'openAmount': { name: 'openAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'paidAmount': { name: 'paidAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'paymentDate': { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'String'> };
    'paymentStatus': { name: 'paymentStatus'; type: NonNull<Named<'SCALAR', 'String'>> };
    'payments': { name: 'payments'; type: NonNull<Named<'OBJECT', 'PaymentPage'>> };
    'taxAmount': { name: 'taxAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'totalAmount': { name: 'totalAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'writtenOff': { name: 'writtenOff'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
  } };
  'BillingRecordAggregate': { kind: 'OBJECT'; name: 'BillingRecordAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'BillingRecordNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'BillingRecordCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'BillingRecordGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'BillingRecordExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'BillingRecordExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'BillingRecordNumbers'>> };
  } };
  'BillingRecordAggregateSort': { kind: 'INPUT_OBJECT'; name: 'BillingRecordAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'BillingRecordNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'BillingRecordCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'BillingRecordGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'BillingRecordExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'BillingRecordExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'BillingRecordNumbersSort'>; defaultValue: null },
  ] };
  'BillingRecordCounts': { kind: 'OBJECT'; name: 'BillingRecordCounts'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Int'> };
    'billingPeriodEnd': { name: 'billingPeriodEnd'; type: Named<'SCALAR', 'Int'> };
    'billingPeriodStart': { name: 'billingPeriodStart'; type: Named<'SCALAR', 'Int'> };
    'billingType': { name: 'billingType'; type: Named<'SCALAR', 'Int'> };
    'contractId': { name: 'contractId'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'Int'> };
    'discountAmount': { name: 'discountAmount'; type: Named<'SCALAR', 'Int'> };
    'dueDate': { name: 'dueDate'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'invoiceDate': { name: 'invoiceDate'; type: Named<'SCALAR', 'Int'> };
    'invoiceNumber': { name: 'invoiceNumber'; type: Named<'SCALAR', 'Int'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'Int'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'openAmount': { name: 'openAmount'; type: Named<'SCALAR', 'Int'> };
    'paidAmount': { name: 'paidAmount'; type: Named<'SCALAR', 'Int'> };
    'paymentDate': { name: 'paymentDate'; type: Named<'SCALAR', 'Int'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'Int'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'Int'> };
    'taxAmount': { name: 'taxAmount'; type: Named<'SCALAR', 'Int'> };
    'totalAmount': { name: 'totalAmount'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'BillingRecordCountsHaving': { kind: 'INPUT_OBJECT'; name: 'BillingRecordCountsHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'billingPeriodEnd'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'billingPeriodStart'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'billingType'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'contractId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'discountAmount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'dueDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'invoiceDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paidAmount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'BillingRecordCountsSort': { kind: 'INPUT_OBJECT'; name: 'BillingRecordCountsSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billingPeriodEnd'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billingPeriodStart'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billingType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'contractId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'discountAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dueDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paidAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'BillingRecordExtremes': { kind: 'OBJECT'; name: 'BillingRecordExtremes'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'billingPeriodEnd': { name: 'billingPeriodEnd'; type: Named<'SCALAR', 'LocalDate'> };
    'billingPeriodStart': { name: 'billingPeriodStart'; type: Named<'SCALAR', 'LocalDate'> };
    'billingType': { name: 'billingType'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'discountAmount': { name: 'discountAmount'; type: Named<'SCALAR', 'Float'> };
    'dueDate': { name: 'dueDate'; type: Named<'SCALAR', 'LocalDate'> };
    'invoiceDate': { name: 'invoiceDate'; type: Named<'SCALAR', 'LocalDate'> };
    'invoiceNumber': { name: 'invoiceNumber'; type: Named<'SCALAR', 'String'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'openAmount': { name: 'openAmount'; type: Named<'SCALAR', 'Float'> };
    'paidAmount': { name: 'paidAmount'; type: Named<'SCALAR', 'Float'> };
    'paymentDate': { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'String'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'String'> };
    'taxAmount': { name: 'taxAmount'; type: Named<'SCALAR', 'Float'> };
    'totalAmount': { name: 'totalAmount'; type: Named<'SCALAR', 'Float'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'BillingRecordExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'BillingRecordExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'billingPeriodEnd'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'billingPeriodStart'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'billingType'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'discountAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'dueDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'invoiceDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'paidAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'BillingRecordExtremesSort': { kind: 'INPUT_OBJECT'; name: 'BillingRecordExtremesSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billingPeriodEnd'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billingPeriodStart'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billingType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'discountAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dueDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paidAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'BillingRecordFilter': { kind: 'INPUT_OBJECT'; name: 'BillingRecordFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'BillingRecordFilter'>>>; defaultValue: null },
    { name: 'billingPeriodEnd'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'billingPeriodStart'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'billingType'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'contract'; type: Named<'INPUT_OBJECT', 'ContractFilter'>; defaultValue: null },
    { name: 'contractId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'discountAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'dueDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'dunningCases'; type: Named<'INPUT_OBJECT', 'DunningCaseListFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'invoiceDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'BillingRecordFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'BillingRecordFilter'>>>; defaultValue: null },
    { name: 'paidAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'payments'; type: Named<'INPUT_OBJECT', 'PaymentListFilter'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'writtenOff'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
  ] };
  'BillingRecordGroup': { kind: 'OBJECT'; name: 'BillingRecordGroup'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'billingPeriodEnd': { name: 'billingPeriodEnd'; type: Named<'OBJECT', 'DateGroup'> };
    'billingPeriodStart': { name: 'billingPeriodStart'; type: Named<'OBJECT', 'DateGroup'> };
    'billingType': { name: 'billingType'; type: Named<'SCALAR', 'String'> };
    'contract': { name: 'contract'; type: Named<'OBJECT', 'ContractGroup'> };
    'contractId': { name: 'contractId'; type: Named<'SCALAR', 'ID'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'discountAmount': { name: 'discountAmount'; type: Named<'SCALAR', 'Float'> };
    'dueDate': { name: 'dueDate'; type: Named<'OBJECT', 'DateGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'invoiceDate': { name: 'invoiceDate'; type: Named<'OBJECT', 'DateGroup'> };
    'invoiceNumber': { name: 'invoiceNumber'; type: Named<'SCALAR', 'String'> };
    'location': { name: 'location'; type: Named<'OBJECT', 'LocationGroup'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'MemberGroup'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'openAmount': { name: 'openAmount'; type: Named<'SCALAR', 'Float'> };
    'paidAmount': { name: 'paidAmount'; type: Named<'SCALAR', 'Float'> };
    'paymentDate': { name: 'paymentDate'; type: Named<'OBJECT', 'DateGroup'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'String'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'String'> };
    'taxAmount': { name: 'taxAmount'; type: Named<'SCALAR', 'Float'> };
    'totalAmount': { name: 'totalAmount'; type: Named<'SCALAR', 'Float'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'BillingRecordGroupBy': { kind: 'INPUT_OBJECT'; name: 'BillingRecordGroupBy'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'billingPeriodEnd'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'billingPeriodStart'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'billingType'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'contract'; type: Named<'INPUT_OBJECT', 'ContractGroupBy'>; defaultValue: null },
    { name: 'contractId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'discountAmount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'dueDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'invoiceDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupBy'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupBy'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paidAmount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'BillingRecordGroupSort': { kind: 'INPUT_OBJECT'; name: 'BillingRecordGroupSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billingPeriodEnd'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'billingPeriodStart'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'billingType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'contract'; type: Named<'INPUT_OBJECT', 'ContractGroupSort'>; defaultValue: null },
    { name: 'contractId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'discountAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dueDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupSort'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupSort'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paidAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'BillingRecordHaving': { kind: 'INPUT_OBJECT'; name: 'BillingRecordHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'BillingRecordHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'BillingRecordNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'BillingRecordCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'BillingRecordExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'BillingRecordExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'BillingRecordHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'BillingRecordHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'BillingRecordNumbersHaving'>; defaultValue: null },
  ] };
  'BillingRecordHit': { kind: 'OBJECT'; name: 'BillingRecordHit'; fields: {
    'detail': { name: 'detail'; type: Named<'SCALAR', 'String'> };
    'details': { name: 'details'; type: List<NonNull<Named<'OBJECT', 'RecordDetail'>>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'title': { name: 'title'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'BillingRecordInput': { kind: 'INPUT_OBJECT'; name: 'BillingRecordInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'billingPeriodEnd'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'billingPeriodStart'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'billingType'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'discountAmount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'dueDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'invoiceDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
  ] };
  'BillingRecordListFilter': { kind: 'INPUT_OBJECT'; name: 'BillingRecordListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'BillingRecordFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'BillingRecordFilter'>; defaultValue: null },
  ] };
  'BillingRecordNumbers': { kind: 'OBJECT'; name: 'BillingRecordNumbers'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'discountAmount': { name: 'discountAmount'; type: Named<'SCALAR', 'Float'> };
    'openAmount': { name: 'openAmount'; type: Named<'SCALAR', 'Float'> };
    'paidAmount': { name: 'paidAmount'; type: Named<'SCALAR', 'Float'> };
    'taxAmount': { name: 'taxAmount'; type: Named<'SCALAR', 'Float'> };
    'totalAmount': { name: 'totalAmount'; type: Named<'SCALAR', 'Float'> };
  } };
  'BillingRecordNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'BillingRecordNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'discountAmount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'paidAmount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'BillingRecordNumbersSort': { kind: 'INPUT_OBJECT'; name: 'BillingRecordNumbersSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'discountAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paidAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'BillingRecordPage': { kind: 'OBJECT'; name: 'BillingRecordPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'BillingRecord'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'BillingRecordPatch': { kind: 'INPUT_OBJECT'; name: 'BillingRecordPatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'billingPeriodEnd'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'billingPeriodStart'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'billingType'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'discountAmount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'dueDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'invoiceDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'taxAmount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
  ] };
  'BillingRecordSort': { kind: 'INPUT_OBJECT'; name: 'BillingRecordSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'BillingRecordSortField'>>; defaultValue: null },
  ] };
  'BillingRecordSortField': { name: 'BillingRecordSortField'; enumValues: 'amount' | 'billingPeriodEnd' | 'billingPeriodStart' | 'billingType' | 'contractContractNumber' | 'contractId' | 'createdAt' | 'description' | 'discountAmount' | 'dueDate' | 'id' | 'invoiceDate' | 'invoiceNumber' | 'locationId' | 'locationName' | 'memberId' | 'memberName' | 'notes' | 'openAmount' | 'paidAmount' | 'paymentDate' | 'paymentMethod' | 'paymentStatus' | 'taxAmount' | 'totalAmount' | 'updatedAt' | 'version' };
  'BillingRun': { kind: 'OBJECT'; name: 'BillingRun'; fields: {
    'created': { name: 'created'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'date': { name: 'date'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'done': { name: 'done'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'due': { name: 'due'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'error': { name: 'error'; type: Named<'SCALAR', 'String'> };
    'failed': { name: 'failed'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'finishedAt': { name: 'finishedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'markedOverdue': { name: 'markedOverdue'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'runNumber': { name: 'runNumber'; type: NonNull<Named<'SCALAR', 'String'>> };
    'sendByEmail': { name: 'sendByEmail'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'skipped': { name: 'skipped'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'startedBy': { name: 'startedBy'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'totalAmount': { name: 'totalAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'trigger': { name: 'trigger'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'BillingRunAggregate': { kind: 'OBJECT'; name: 'BillingRunAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'BillingRunNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'BillingRunCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'BillingRunGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'BillingRunExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'BillingRunExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'BillingRunNumbers'>> };
  } };
  'BillingRunAggregateSort': { kind: 'INPUT_OBJECT'; name: 'BillingRunAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'BillingRunNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'BillingRunCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'BillingRunGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'BillingRunExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'BillingRunExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'BillingRunNumbersSort'>; defaultValue: null },
  ] };
  'BillingRunCounts': { kind: 'OBJECT'; name: 'BillingRunCounts'; fields: {
    'created': { name: 'created'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'date': { name: 'date'; type: Named<'SCALAR', 'Int'> };
    'done': { name: 'done'; type: Named<'SCALAR', 'Int'> };
    'due': { name: 'due'; type: Named<'SCALAR', 'Int'> };
    'error': { name: 'error'; type: Named<'SCALAR', 'Int'> };
    'failed': { name: 'failed'; type: Named<'SCALAR', 'Int'> };
    'finishedAt': { name: 'finishedAt'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'markedOverdue': { name: 'markedOverdue'; type: Named<'SCALAR', 'Int'> };
    'runNumber': { name: 'runNumber'; type: Named<'SCALAR', 'Int'> };
    'sendByEmail': { name: 'sendByEmail'; type: Named<'SCALAR', 'Int'> };
    'skipped': { name: 'skipped'; type: Named<'SCALAR', 'Int'> };
    'startedBy': { name: 'startedBy'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'totalAmount': { name: 'totalAmount'; type: Named<'SCALAR', 'Int'> };
    'trigger': { name: 'trigger'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'BillingRunCountsHaving': { kind: 'INPUT_OBJECT'; name: 'BillingRunCountsHaving'; isOneOf: false; inputFields: [
    { name: 'created'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'date'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'done'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'due'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'error'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'failed'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'finishedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'markedOverdue'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'runNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'sendByEmail'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'skipped'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'startedBy'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'trigger'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'BillingRunCountsSort': { kind: 'INPUT_OBJECT'; name: 'BillingRunCountsSort'; isOneOf: false; inputFields: [
    { name: 'created'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'date'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'done'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'due'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'error'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'failed'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'finishedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'markedOverdue'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'runNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'sendByEmail'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'skipped'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'startedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'trigger'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'BillingRunExtremes': { kind: 'OBJECT'; name: 'BillingRunExtremes'; fields: {
    'created': { name: 'created'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'date': { name: 'date'; type: Named<'SCALAR', 'LocalDate'> };
    'done': { name: 'done'; type: Named<'SCALAR', 'Int'> };
    'due': { name: 'due'; type: Named<'SCALAR', 'Int'> };
    'error': { name: 'error'; type: Named<'SCALAR', 'String'> };
    'failed': { name: 'failed'; type: Named<'SCALAR', 'Int'> };
    'finishedAt': { name: 'finishedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'markedOverdue': { name: 'markedOverdue'; type: Named<'SCALAR', 'Int'> };
    'runNumber': { name: 'runNumber'; type: Named<'SCALAR', 'String'> };
    'skipped': { name: 'skipped'; type: Named<'SCALAR', 'Int'> };
    'startedBy': { name: 'startedBy'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'totalAmount': { name: 'totalAmount'; type: Named<'SCALAR', 'Float'> };
    'trigger': { name: 'trigger'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'BillingRunExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'BillingRunExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'created'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'date'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'done'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'due'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'error'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'failed'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'finishedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'markedOverdue'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'runNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'skipped'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'startedBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'trigger'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'BillingRunExtremesSort': { kind: 'INPUT_OBJECT'; name: 'BillingRunExtremesSort'; isOneOf: false; inputFields: [
    { name: 'created'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'date'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'done'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'due'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'error'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'failed'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'finishedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'markedOverdue'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'runNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'skipped'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'startedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'trigger'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'BillingRunFilter': { kind: 'INPUT_OBJECT'; name: 'BillingRunFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'BillingRunFilter'>>>; defaultValue: null },
    { name: 'created'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'date'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'done'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'due'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'error'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'failed'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'finishedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'markedOverdue'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'BillingRunFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'BillingRunFilter'>>>; defaultValue: null },
    { name: 'runNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'sendByEmail'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'skipped'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'startedBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'trigger'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'BillingRunGroup': { kind: 'OBJECT'; name: 'BillingRunGroup'; fields: {
    'created': { name: 'created'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'date': { name: 'date'; type: Named<'OBJECT', 'DateGroup'> };
    'done': { name: 'done'; type: Named<'SCALAR', 'Int'> };
    'due': { name: 'due'; type: Named<'SCALAR', 'Int'> };
    'error': { name: 'error'; type: Named<'SCALAR', 'String'> };
    'failed': { name: 'failed'; type: Named<'SCALAR', 'Int'> };
    'finishedAt': { name: 'finishedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'markedOverdue': { name: 'markedOverdue'; type: Named<'SCALAR', 'Int'> };
    'runNumber': { name: 'runNumber'; type: Named<'SCALAR', 'String'> };
    'sendByEmail': { name: 'sendByEmail'; type: Named<'SCALAR', 'Boolean'> };
    'skipped': { name: 'skipped'; type: Named<'SCALAR', 'Int'> };
    'startedBy': { name: 'startedBy'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'totalAmount': { name: 'totalAmount'; type: Named<'SCALAR', 'Float'> };
    'trigger': { name: 'trigger'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'BillingRunGroupBy': { kind: 'INPUT_OBJECT'; name: 'BillingRunGroupBy'; isOneOf: false; inputFields: [
    { name: 'created'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'date'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'done'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'due'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'error'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'failed'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'finishedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'markedOverdue'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'runNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'sendByEmail'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'skipped'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'startedBy'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'trigger'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'BillingRunGroupSort': { kind: 'INPUT_OBJECT'; name: 'BillingRunGroupSort'; isOneOf: false; inputFields: [
    { name: 'created'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'date'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'done'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'due'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'error'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'failed'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'finishedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'markedOverdue'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'runNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'sendByEmail'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'skipped'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'startedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'trigger'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'BillingRunHaving': { kind: 'INPUT_OBJECT'; name: 'BillingRunHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'BillingRunHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'BillingRunNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'BillingRunCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'BillingRunExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'BillingRunExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'BillingRunHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'BillingRunHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'BillingRunNumbersHaving'>; defaultValue: null },
  ] };
  'BillingRunItem': { kind: 'OBJECT'; name: 'BillingRunItem'; fields: {
    'at': { name: 'at'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'contractId': { name: 'contractId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'contractNumber': { name: 'contractNumber'; type: NonNull<Named<'SCALAR', 'String'>> };
    'email': { name: 'email'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'invoiceId': { name: 'invoiceId'; type: Named<'SCALAR', 'ID'> };
    'invoiceNumber': { name: 'invoiceNumber'; type: Named<'SCALAR', 'String'> };
    'memberId': { name: 'memberId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'memberName': { name: 'memberName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'outcome': { name: 'outcome'; type: NonNull<Named<'SCALAR', 'String'>> };
    'periodEnd': { name: 'periodEnd'; type: Named<'SCALAR', 'LocalDate'> };
    'periodStart': { name: 'periodStart'; type: Named<'SCALAR', 'LocalDate'> };
    'reason': { name: 'reason'; type: Named<'SCALAR', 'String'> };
    'run': { name: 'run'; type: Named<'OBJECT', 'BillingRun'> };
    'runId': { name: 'runId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'totalAmount': { name: 'totalAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
  } };
  'BillingRunItemAggregate': { kind: 'OBJECT'; name: 'BillingRunItemAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'BillingRunItemNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'BillingRunItemCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'BillingRunItemGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'BillingRunItemExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'BillingRunItemExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'BillingRunItemNumbers'>> };
  } };
  'BillingRunItemAggregateSort': { kind: 'INPUT_OBJECT'; name: 'BillingRunItemAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'BillingRunItemNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'BillingRunItemCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'BillingRunItemGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'BillingRunItemExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'BillingRunItemExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'BillingRunItemNumbersSort'>; defaultValue: null },
  ] };
  'BillingRunItemCounts': { kind: 'OBJECT'; name: 'BillingRunItemCounts'; fields: {
    'at': { name: 'at'; type: Named<'SCALAR', 'Int'> };
    'contractId': { name: 'contractId'; type: Named<'SCALAR', 'Int'> };
    'contractNumber': { name: 'contractNumber'; type: Named<'SCALAR', 'Int'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'invoiceId': { name: 'invoiceId'; type: Named<'SCALAR', 'Int'> };
    'invoiceNumber': { name: 'invoiceNumber'; type: Named<'SCALAR', 'Int'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'Int'> };
    'memberName': { name: 'memberName'; type: Named<'SCALAR', 'Int'> };
    'outcome': { name: 'outcome'; type: Named<'SCALAR', 'Int'> };
    'periodEnd': { name: 'periodEnd'; type: Named<'SCALAR', 'Int'> };
    'periodStart': { name: 'periodStart'; type: Named<'SCALAR', 'Int'> };
    'reason': { name: 'reason'; type: Named<'SCALAR', 'Int'> };
    'runId': { name: 'runId'; type: Named<'SCALAR', 'Int'> };
    'totalAmount': { name: 'totalAmount'; type: Named<'SCALAR', 'Int'> };
  } };
  'BillingRunItemCountsHaving': { kind: 'INPUT_OBJECT'; name: 'BillingRunItemCountsHaving'; isOneOf: false; inputFields: [
    { name: 'at'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'contractId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'contractNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'memberName'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'outcome'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'periodEnd'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'periodStart'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'reason'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'runId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'BillingRunItemCountsSort': { kind: 'INPUT_OBJECT'; name: 'BillingRunItemCountsSort'; isOneOf: false; inputFields: [
    { name: 'at'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'contractId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'contractNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'outcome'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'periodEnd'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'periodStart'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'reason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'runId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'BillingRunItemExtremes': { kind: 'OBJECT'; name: 'BillingRunItemExtremes'; fields: {
    'at': { name: 'at'; type: Named<'SCALAR', 'DateTimeISO'> };
    'contractNumber': { name: 'contractNumber'; type: Named<'SCALAR', 'String'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'String'> };
    'invoiceNumber': { name: 'invoiceNumber'; type: Named<'SCALAR', 'String'> };
    'memberName': { name: 'memberName'; type: Named<'SCALAR', 'String'> };
    'outcome': { name: 'outcome'; type: Named<'SCALAR', 'String'> };
    'periodEnd': { name: 'periodEnd'; type: Named<'SCALAR', 'LocalDate'> };
    'periodStart': { name: 'periodStart'; type: Named<'SCALAR', 'LocalDate'> };
    'reason': { name: 'reason'; type: Named<'SCALAR', 'String'> };
    'totalAmount': { name: 'totalAmount'; type: Named<'SCALAR', 'Float'> };
  } };
  'BillingRunItemExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'BillingRunItemExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'at'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'contractNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'memberName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'outcome'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'periodEnd'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'periodStart'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'reason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
  ] };
  'BillingRunItemExtremesSort': { kind: 'INPUT_OBJECT'; name: 'BillingRunItemExtremesSort'; isOneOf: false; inputFields: [
    { name: 'at'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'contractNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'outcome'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'periodEnd'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'periodStart'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'reason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'BillingRunItemFilter': { kind: 'INPUT_OBJECT'; name: 'BillingRunItemFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'BillingRunItemFilter'>>>; defaultValue: null },
    { name: 'at'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'contractId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'contractNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'memberName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'BillingRunItemFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'BillingRunItemFilter'>>>; defaultValue: null },
    { name: 'outcome'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'periodEnd'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'periodStart'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'reason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'run'; type: Named<'INPUT_OBJECT', 'BillingRunFilter'>; defaultValue: null },
    { name: 'runId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
  ] };
  'BillingRunItemGroup': { kind: 'OBJECT'; name: 'BillingRunItemGroup'; fields: {
    'at': { name: 'at'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'contractId': { name: 'contractId'; type: Named<'SCALAR', 'ID'> };
    'contractNumber': { name: 'contractNumber'; type: Named<'SCALAR', 'String'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'invoiceId': { name: 'invoiceId'; type: Named<'SCALAR', 'ID'> };
    'invoiceNumber': { name: 'invoiceNumber'; type: Named<'SCALAR', 'String'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'memberName': { name: 'memberName'; type: Named<'SCALAR', 'String'> };
    'outcome': { name: 'outcome'; type: Named<'SCALAR', 'String'> };
    'periodEnd': { name: 'periodEnd'; type: Named<'OBJECT', 'DateGroup'> };
    'periodStart': { name: 'periodStart'; type: Named<'OBJECT', 'DateGroup'> };
    'reason': { name: 'reason'; type: Named<'SCALAR', 'String'> };
    'run': { name: 'run'; type: Named<'OBJECT', 'BillingRunGroup'> };
    'runId': { name: 'runId'; type: Named<'SCALAR', 'ID'> };
    'totalAmount': { name: 'totalAmount'; type: Named<'SCALAR', 'Float'> };
  } };
  'BillingRunItemGroupBy': { kind: 'INPUT_OBJECT'; name: 'BillingRunItemGroupBy'; isOneOf: false; inputFields: [
    { name: 'at'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'contractId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'contractNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'email'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'memberName'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'outcome'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'periodEnd'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'periodStart'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'reason'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'run'; type: Named<'INPUT_OBJECT', 'BillingRunGroupBy'>; defaultValue: null },
    { name: 'runId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'BillingRunItemGroupSort': { kind: 'INPUT_OBJECT'; name: 'BillingRunItemGroupSort'; isOneOf: false; inputFields: [
    { name: 'at'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'contractId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'contractNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'outcome'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'periodEnd'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'periodStart'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'reason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'run'; type: Named<'INPUT_OBJECT', 'BillingRunGroupSort'>; defaultValue: null },
    { name: 'runId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'BillingRunItemHaving': { kind: 'INPUT_OBJECT'; name: 'BillingRunItemHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'BillingRunItemHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'BillingRunItemNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'BillingRunItemCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'BillingRunItemExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'BillingRunItemExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'BillingRunItemHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'BillingRunItemHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'BillingRunItemNumbersHaving'>; defaultValue: null },
  ] };
  'BillingRunItemNumbers': { kind: 'OBJECT'; name: 'BillingRunItemNumbers'; fields: {
    'totalAmount': { name: 'totalAmount'; type: Named<'SCALAR', 'Float'> };
  } };
  'BillingRunItemNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'BillingRunItemNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'totalAmount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'BillingRunItemNumbersSort': { kind: 'INPUT_OBJECT'; name: 'BillingRunItemNumbersSort'; isOneOf: false; inputFields: [
    { name: 'totalAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'BillingRunItemPage': { kind: 'OBJECT'; name: 'BillingRunItemPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'BillingRunItem'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'BillingRunItemSort': { kind: 'INPUT_OBJECT'; name: 'BillingRunItemSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'BillingRunItemSortField'>>; defaultValue: null },
  ] };
  'BillingRunItemSortField': { name: 'BillingRunItemSortField'; enumValues: 'at' | 'contractId' | 'contractNumber' | 'email' | 'id' | 'invoiceId' | 'invoiceNumber' | 'memberId' | 'memberName' | 'outcome' | 'periodEnd' | 'periodStart' | 'reason' | 'runId' | 'runRunNumber' | 'totalAmount' };
  'BillingRunNumbers': { kind: 'OBJECT'; name: 'BillingRunNumbers'; fields: {
    'created': { name: 'created'; type: Named<'SCALAR', 'Float'> };
    'done': { name: 'done'; type: Named<'SCALAR', 'Float'> };
    'due': { name: 'due'; type: Named<'SCALAR', 'Float'> };
    'failed': { name: 'failed'; type: Named<'SCALAR', 'Float'> };
    'markedOverdue': { name: 'markedOverdue'; type: Named<'SCALAR', 'Float'> };
    'skipped': { name: 'skipped'; type: Named<'SCALAR', 'Float'> };
    'totalAmount': { name: 'totalAmount'; type: Named<'SCALAR', 'Float'> };
  } };
  'BillingRunNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'BillingRunNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'created'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'done'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'due'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'failed'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'markedOverdue'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'skipped'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'BillingRunNumbersSort': { kind: 'INPUT_OBJECT'; name: 'BillingRunNumbersSort'; isOneOf: false; inputFields: [
    { name: 'created'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'done'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'due'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'failed'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'markedOverdue'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'skipped'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'BillingRunPage': { kind: 'OBJECT'; name: 'BillingRunPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'BillingRun'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'BillingRunSort': { kind: 'INPUT_OBJECT'; name: 'BillingRunSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'BillingRunSortField'>>; defaultValue: null },
  ] };
  'BillingRunSortField': { name: 'BillingRunSortField'; enumValues: 'created' | 'createdAt' | 'date' | 'done' | 'due' | 'error' | 'failed' | 'finishedAt' | 'id' | 'markedOverdue' | 'runNumber' | 'sendByEmail' | 'skipped' | 'startedBy' | 'status' | 'totalAmount' | 'trigger' | 'updatedAt' | 'version' };
  'Boolean': unknown;
  'BooleanFilter': { kind: 'INPUT_OBJECT'; name: 'BooleanFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'CancelContractInput': { kind: 'INPUT_OBJECT'; name: 'CancelContractInput'; isOneOf: false; inputFields: [
    { name: 'at'; type: NonNull<Named<'ENUM', 'CancellationTime'>>; defaultValue: null },
    { name: 'fee'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'reason'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'CancellationTime': { name: 'CancellationTime'; enumValues: 'END_OF_PERIOD' | 'NOW' };
  'CancelledSessionInfo': { kind: 'OBJECT'; name: 'CancelledSessionInfo'; fields: {
    'date': { name: 'date'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'endTime': { name: 'endTime'; type: NonNull<Named<'SCALAR', 'String'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'memberId': { name: 'memberId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'memberName': { name: 'memberName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'startTime': { name: 'startTime'; type: NonNull<Named<'SCALAR', 'String'>> };
    'trainerName': { name: 'trainerName'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'CancelSessionsInput': { kind: 'INPUT_OBJECT'; name: 'CancelSessionsInput'; isOneOf: false; inputFields: [
    { name: 'from'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'reason'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'scope'; type: Named<'ENUM', 'SessionScope'>; defaultValue: null },
    { name: 'sessionId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'sessionIds'; type: List<NonNull<Named<'SCALAR', 'ID'>>>; defaultValue: null },
    { name: 'tell'; type: NonNull<Named<'SCALAR', 'Boolean'>>; defaultValue: null },
    { name: 'trainerId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'until'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
  ] };
  'ChangedSessionInfo': { kind: 'OBJECT'; name: 'ChangedSessionInfo'; fields: {
    'clashes': { name: 'clashes'; type: NonNull<List<NonNull<Named<'OBJECT', 'SessionClash'>>>> };
    'date': { name: 'date'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'endTime': { name: 'endTime'; type: NonNull<Named<'SCALAR', 'String'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'isRejected': { name: 'isRejected'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'startTime': { name: 'startTime'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'ChangeSessionsInput': { kind: 'INPUT_OBJECT'; name: 'ChangeSessionsInput'; isOneOf: false; inputFields: [
    { name: 'overlapReason'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'patch'; type: Named<'INPUT_OBJECT', 'SessionsPatchInput'>; defaultValue: null },
    { name: 'scope'; type: NonNull<Named<'ENUM', 'SessionScope'>>; defaultValue: null },
    { name: 'sessionId'; type: NonNull<Named<'SCALAR', 'ID'>>; defaultValue: null },
    { name: 'shiftDays'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
  ] };
  'CheckInInput': { kind: 'INPUT_OBJECT'; name: 'CheckInInput'; isOneOf: false; inputFields: [
    { name: 'cardNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'dryRun'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'locationId'; type: NonNull<Named<'SCALAR', 'ID'>>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'overrideReason'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'scannedAt'; type: Named<'SCALAR', 'DateTimeISO'>; defaultValue: null },
  ] };
  'CheckInResult': { kind: 'OBJECT'; name: 'CheckInResult'; fields: {
    'decision': { name: 'decision'; type: Named<'SCALAR', 'String'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'memberName': { name: 'memberName'; type: Named<'SCALAR', 'String'> };
    'outcome': { name: 'outcome'; type: NonNull<Named<'SCALAR', 'String'>> };
    'planName': { name: 'planName'; type: Named<'SCALAR', 'String'> };
    'reasons': { name: 'reasons'; type: NonNull<List<NonNull<Named<'OBJECT', 'VisitReason'>>>> };
    'repeated': { name: 'repeated'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'visit': { name: 'visit'; type: Named<'OBJECT', 'Visit'> };
  } };
  'CheckInRule': { kind: 'OBJECT'; name: 'CheckInRule'; fields: {
    'effect': { name: 'effect'; type: NonNull<Named<'SCALAR', 'String'>> };
    'rule': { name: 'rule'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'CheckInRuleInput': { kind: 'INPUT_OBJECT'; name: 'CheckInRuleInput'; isOneOf: false; inputFields: [
    { name: 'effect'; type: NonNull<Named<'SCALAR', 'String'>>; defaultValue: null },
    { name: 'rule'; type: NonNull<Named<'SCALAR', 'String'>>; defaultValue: null },
  ] };
  'CloseDayInput': { kind: 'INPUT_OBJECT'; name: 'CloseDayInput'; isOneOf: false; inputFields: [
    { name: 'countedCash'; type: NonNull<Named<'SCALAR', 'Float'>>; defaultValue: null },
    { name: 'day'; type: NonNull<Named<'SCALAR', 'LocalDate'>>; defaultValue: null },
    { name: 'locationId'; type: NonNull<Named<'SCALAR', 'ID'>>; defaultValue: null },
    { name: 'note'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'reason'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'ClosedPeriod': { kind: 'OBJECT'; name: 'ClosedPeriod'; fields: {
    'closedAt': { name: 'closedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'closedBy': { name: 'closedBy'; type: NonNull<Named<'SCALAR', 'String'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'month': { name: 'month'; type: NonNull<Named<'SCALAR', 'String'>> };
    'reason': { name: 'reason'; type: Named<'SCALAR', 'String'> };
    'reopenedAt': { name: 'reopenedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'reopenedBy': { name: 'reopenedBy'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ClosedPeriodFilter': { kind: 'INPUT_OBJECT'; name: 'ClosedPeriodFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'ClosedPeriodFilter'>>>; defaultValue: null },
    { name: 'closedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'closedBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'month'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'ClosedPeriodFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'ClosedPeriodFilter'>>>; defaultValue: null },
    { name: 'reason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'reopenedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'reopenedBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'ClosedPeriodPage': { kind: 'OBJECT'; name: 'ClosedPeriodPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'ClosedPeriod'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ClosedPeriodSort': { kind: 'INPUT_OBJECT'; name: 'ClosedPeriodSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'ClosedPeriodSortField'>>; defaultValue: null },
  ] };
  'ClosedPeriodSortField': { name: 'ClosedPeriodSortField'; enumValues: 'closedAt' | 'closedBy' | 'createdAt' | 'id' | 'month' | 'reason' | 'reopenedAt' | 'reopenedBy' | 'updatedAt' | 'version' };
  'ClubSettings': { kind: 'OBJECT'; name: 'ClubSettings'; fields: {
    'address': { name: 'address'; type: Named<'SCALAR', 'String'> };
    'checkInRules': { name: 'checkInRules'; type: NonNull<List<NonNull<Named<'OBJECT', 'CheckInRule'>>>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'currency': { name: 'currency'; type: NonNull<Named<'SCALAR', 'String'>> };
    'doubleBookings': { name: 'doubleBookings'; type: NonNull<Named<'SCALAR', 'String'>> };
    'dunningSteps': { name: 'dunningSteps'; type: NonNull<List<NonNull<Named<'OBJECT', 'DunningStep'>>>> };
    'email': { name: 'email'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'locale': { name: 'locale'; type: NonNull<Named<'SCALAR', 'String'>> };
    'logo': { name: 'logo'; type: Named<'SCALAR', 'String'> };
    'name': { name: 'name'; type: NonNull<Named<'SCALAR', 'String'>> };
    'nextNumbers': { name: 'nextNumbers'; type: NonNull<List<NonNull<Named<'SCALAR', 'Int'>>>> };
    'numberSeries': { name: 'numberSeries'; type: NonNull<List<NonNull<Named<'OBJECT', 'NumberFormat'>>>> };
    'phone': { name: 'phone'; type: Named<'SCALAR', 'String'> };
    'sentDocuments': { name: 'sentDocuments'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'taxId': { name: 'taxId'; type: Named<'SCALAR', 'String'> };
    'taxRates': { name: 'taxRates'; type: NonNull<List<NonNull<Named<'OBJECT', 'TaxRate'>>>> };
    'timeZone': { name: 'timeZone'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ClubSettingsPatch': { kind: 'INPUT_OBJECT'; name: 'ClubSettingsPatch'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'checkInRules'; type: List<NonNull<Named<'INPUT_OBJECT', 'CheckInRuleInput'>>>; defaultValue: null },
    { name: 'currency'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'doubleBookings'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'dunningSteps'; type: List<NonNull<Named<'INPUT_OBJECT', 'DunningStepInput'>>>; defaultValue: null },
    { name: 'email'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'locale'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'logo'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'numberSeries'; type: List<NonNull<Named<'INPUT_OBJECT', 'NumberFormatInput'>>>; defaultValue: null },
    { name: 'phone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'sentDocuments'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'taxId'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'taxRates'; type: List<NonNull<Named<'INPUT_OBJECT', 'TaxRateInput'>>>; defaultValue: null },
    { name: 'timeZone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'Commission': { kind: 'OBJECT'; name: 'Commission'; fields: {
    'amount': { name: 'amount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'commissionDate': { name: 'commissionDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'commissionType': { name: 'commissionType'; type: NonNull<Named<'SCALAR', 'String'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'employee': { name: 'employee'; type: Named<'OBJECT', 'Employee'> };
    'employeeId': { name: 'employeeId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'location': { name: 'location'; type: Named<'OBJECT', 'Location'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'paymentDate': { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'> };
    'paymentStatus': { name: 'paymentStatus'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'CommissionAggregate': { kind: 'OBJECT'; name: 'CommissionAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'CommissionNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'CommissionCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'CommissionGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'CommissionExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'CommissionExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'CommissionNumbers'>> };
  } };
  'CommissionAggregateSort': { kind: 'INPUT_OBJECT'; name: 'CommissionAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'CommissionNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'CommissionCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'CommissionGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'CommissionExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'CommissionExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'CommissionNumbersSort'>; defaultValue: null },
  ] };
  'CommissionCounts': { kind: 'OBJECT'; name: 'CommissionCounts'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Int'> };
    'commissionDate': { name: 'commissionDate'; type: Named<'SCALAR', 'Int'> };
    'commissionType': { name: 'commissionType'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'Int'> };
    'employeeId': { name: 'employeeId'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'Int'> };
    'paymentDate': { name: 'paymentDate'; type: Named<'SCALAR', 'Int'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'CommissionCountsHaving': { kind: 'INPUT_OBJECT'; name: 'CommissionCountsHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'commissionDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'commissionType'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'CommissionCountsSort': { kind: 'INPUT_OBJECT'; name: 'CommissionCountsSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'commissionDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'commissionType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'CommissionExtremes': { kind: 'OBJECT'; name: 'CommissionExtremes'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'commissionDate': { name: 'commissionDate'; type: Named<'SCALAR', 'LocalDate'> };
    'commissionType': { name: 'commissionType'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'paymentDate': { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'CommissionExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'CommissionExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'commissionDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'commissionType'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'CommissionExtremesSort': { kind: 'INPUT_OBJECT'; name: 'CommissionExtremesSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'commissionDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'commissionType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'CommissionFilter': { kind: 'INPUT_OBJECT'; name: 'CommissionFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'CommissionFilter'>>>; defaultValue: null },
    { name: 'commissionDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'commissionType'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeFilter'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'CommissionFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'CommissionFilter'>>>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'CommissionGroup': { kind: 'OBJECT'; name: 'CommissionGroup'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'commissionDate': { name: 'commissionDate'; type: Named<'OBJECT', 'DateGroup'> };
    'commissionType': { name: 'commissionType'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'employee': { name: 'employee'; type: Named<'OBJECT', 'EmployeeGroup'> };
    'employeeId': { name: 'employeeId'; type: Named<'SCALAR', 'ID'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'location': { name: 'location'; type: Named<'OBJECT', 'LocationGroup'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'paymentDate': { name: 'paymentDate'; type: Named<'OBJECT', 'DateGroup'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'CommissionGroupBy': { kind: 'INPUT_OBJECT'; name: 'CommissionGroupBy'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'commissionDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'commissionType'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeGroupBy'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupBy'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'CommissionGroupSort': { kind: 'INPUT_OBJECT'; name: 'CommissionGroupSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'commissionDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'commissionType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeGroupSort'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupSort'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'CommissionHaving': { kind: 'INPUT_OBJECT'; name: 'CommissionHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'CommissionHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'CommissionNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'CommissionCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'CommissionExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'CommissionExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'CommissionHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'CommissionHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'CommissionNumbersHaving'>; defaultValue: null },
  ] };
  'CommissionInput': { kind: 'INPUT_OBJECT'; name: 'CommissionInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'commissionDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'commissionType'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'CommissionListFilter': { kind: 'INPUT_OBJECT'; name: 'CommissionListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'CommissionFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'CommissionFilter'>; defaultValue: null },
  ] };
  'CommissionNumbers': { kind: 'OBJECT'; name: 'CommissionNumbers'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
  } };
  'CommissionNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'CommissionNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'CommissionNumbersSort': { kind: 'INPUT_OBJECT'; name: 'CommissionNumbersSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'CommissionPage': { kind: 'OBJECT'; name: 'CommissionPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Commission'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'CommissionPatch': { kind: 'INPUT_OBJECT'; name: 'CommissionPatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'commissionDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'commissionType'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'CommissionSort': { kind: 'INPUT_OBJECT'; name: 'CommissionSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'CommissionSortField'>>; defaultValue: null },
  ] };
  'CommissionSortField': { name: 'CommissionSortField'; enumValues: 'amount' | 'commissionDate' | 'commissionType' | 'createdAt' | 'description' | 'employeeId' | 'employeeName' | 'id' | 'locationId' | 'locationName' | 'paymentDate' | 'paymentStatus' | 'updatedAt' | 'version' };
  'Contract': { kind: 'OBJECT'; name: 'Contract'; fields: {
    'autoRenewal': { name: 'autoRenewal'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'billedThrough': { name: 'billedThrough'; type: Named<'SCALAR', 'LocalDate'> };
    'billingAnchor': { name: 'billingAnchor'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'billingFrequency': { name: 'billingFrequency'; type: NonNull<Named<'SCALAR', 'String'>> };
    'cancellationReason': { name: 'cancellationReason'; type: Named<'SCALAR', 'String'> };
    'cancelledOn': { name: 'cancelledOn'; type: Named<'SCALAR', 'LocalDate'> };
    'contractNumber': { name: 'contractNumber'; type: NonNull<Named<'SCALAR', 'String'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'endDate': { name: 'endDate'; type: Named<'SCALAR', 'LocalDate'> };
    'freezes': { name: 'freezes'; type: NonNull<Named<'OBJECT', 'ContractFreezePage'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'invoices': { name: 'invoices'; type: NonNull<Named<'OBJECT', 'BillingRecordPage'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'location': { name: 'location'; type: Named<'OBJECT', 'Location'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'Member'> };
    'memberId': { name: 'memberId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'monthlyPrice': { name: 'monthlyPrice'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'plan': { name: 'plan'; type: Named<'OBJECT', 'MembershipPlan'> };
    'planId': { name: 'planId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'predecessor': { name: 'predecessor'; type: Named<'OBJECT', 'Contract'> };
    'predecessorId': { name: 'predecessorId'; type: Named<'SCALAR', 'ID'> };
    'price': { name: 'price'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'recordNotes': { name: 'recordNotes'; type: NonNull<Named<'OBJECT', 'NotePage'>> };
    'startDate': { name: 'startDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'succession': { name: 'succession'; type: Named<'SCALAR', 'String'> };
    'successors': { name: 'successors'; type: NonNull<Named<'OBJECT', 'ContractPage'>> };
    'unbilled': { name: 'unbilled'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ContractAggregate': { kind: 'OBJECT'; name: 'ContractAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'ContractNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'ContractCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'ContractGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'ContractExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'ContractExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'ContractNumbers'>> };
  } };
  'ContractAggregateSort': { kind: 'INPUT_OBJECT'; name: 'ContractAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'ContractNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'ContractCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'ContractGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'ContractExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'ContractExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'ContractNumbersSort'>; defaultValue: null },
  ] };
  'ContractChange': { kind: 'OBJECT'; name: 'ContractChange'; fields: {
    'contract': { name: 'contract'; type: NonNull<Named<'SCALAR', 'String'>> };
    'field': { name: 'field'; type: NonNull<Named<'SCALAR', 'String'>> };
    'from': { name: 'from'; type: Named<'SCALAR', 'String'> };
    'label': { name: 'label'; type: NonNull<Named<'SCALAR', 'String'>> };
    'to': { name: 'to'; type: Named<'SCALAR', 'String'> };
  } };
  'ContractCounts': { kind: 'OBJECT'; name: 'ContractCounts'; fields: {
    'autoRenewal': { name: 'autoRenewal'; type: Named<'SCALAR', 'Int'> };
    'billedThrough': { name: 'billedThrough'; type: Named<'SCALAR', 'Int'> };
    'billingAnchor': { name: 'billingAnchor'; type: Named<'SCALAR', 'Int'> };
    'billingFrequency': { name: 'billingFrequency'; type: Named<'SCALAR', 'Int'> };
    'cancellationReason': { name: 'cancellationReason'; type: Named<'SCALAR', 'Int'> };
    'cancelledOn': { name: 'cancelledOn'; type: Named<'SCALAR', 'Int'> };
    'contractNumber': { name: 'contractNumber'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'endDate': { name: 'endDate'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'kind': { name: 'kind'; type: Named<'SCALAR', 'Int'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'Int'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'Int'> };
    'monthlyPrice': { name: 'monthlyPrice'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'planId': { name: 'planId'; type: Named<'SCALAR', 'Int'> };
    'predecessorId': { name: 'predecessorId'; type: Named<'SCALAR', 'Int'> };
    'price': { name: 'price'; type: Named<'SCALAR', 'Int'> };
    'startDate': { name: 'startDate'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'succession': { name: 'succession'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'ContractCountsHaving': { kind: 'INPUT_OBJECT'; name: 'ContractCountsHaving'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'billedThrough'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'billingAnchor'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'cancellationReason'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'cancelledOn'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'contractNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'endDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'kind'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'monthlyPrice'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'planId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'predecessorId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'price'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'startDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'succession'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'ContractCountsSort': { kind: 'INPUT_OBJECT'; name: 'ContractCountsSort'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billedThrough'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billingAnchor'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cancellationReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cancelledOn'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'contractNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'endDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'kind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'monthlyPrice'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'planId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'predecessorId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'price'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'startDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'succession'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ContractExtremes': { kind: 'OBJECT'; name: 'ContractExtremes'; fields: {
    'billedThrough': { name: 'billedThrough'; type: Named<'SCALAR', 'LocalDate'> };
    'billingAnchor': { name: 'billingAnchor'; type: Named<'SCALAR', 'LocalDate'> };
    'billingFrequency': { name: 'billingFrequency'; type: Named<'SCALAR', 'String'> };
    'cancellationReason': { name: 'cancellationReason'; type: Named<'SCALAR', 'String'> };
    'cancelledOn': { name: 'cancelledOn'; type: Named<'SCALAR', 'LocalDate'> };
    'contractNumber': { name: 'contractNumber'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'endDate': { name: 'endDate'; type: Named<'SCALAR', 'LocalDate'> };
    'kind': { name: 'kind'; type: Named<'SCALAR', 'String'> };
    'monthlyPrice': { name: 'monthlyPrice'; type: Named<'SCALAR', 'Float'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'price': { name: 'price'; type: Named<'SCALAR', 'Float'> };
    'startDate': { name: 'startDate'; type: Named<'SCALAR', 'LocalDate'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'succession': { name: 'succession'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'ContractExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'ContractExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'billedThrough'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'billingAnchor'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'cancellationReason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'cancelledOn'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'contractNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'endDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'kind'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'monthlyPrice'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'price'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'startDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'succession'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'ContractExtremesSort': { kind: 'INPUT_OBJECT'; name: 'ContractExtremesSort'; isOneOf: false; inputFields: [
    { name: 'billedThrough'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billingAnchor'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cancellationReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cancelledOn'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'contractNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'endDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'kind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'monthlyPrice'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'price'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'startDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'succession'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ContractFilter': { kind: 'INPUT_OBJECT'; name: 'ContractFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'ContractFilter'>>>; defaultValue: null },
    { name: 'autoRenewal'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'billedThrough'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'billingAnchor'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'cancellationReason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'cancelledOn'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'contractNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'endDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'freezes'; type: Named<'INPUT_OBJECT', 'ContractFreezeListFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'invoices'; type: Named<'INPUT_OBJECT', 'BillingRecordListFilter'>; defaultValue: null },
    { name: 'kind'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'monthlyPrice'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'ContractFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'ContractFilter'>>>; defaultValue: null },
    { name: 'plan'; type: Named<'INPUT_OBJECT', 'MembershipPlanFilter'>; defaultValue: null },
    { name: 'planId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'predecessor'; type: Named<'INPUT_OBJECT', 'ContractFilter'>; defaultValue: null },
    { name: 'predecessorId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'price'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'recordNotes'; type: Named<'INPUT_OBJECT', 'NoteListFilter'>; defaultValue: null },
    { name: 'startDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'succession'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'successors'; type: Named<'INPUT_OBJECT', 'ContractListFilter'>; defaultValue: null },
    { name: 'unbilled'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'ContractFreeze': { kind: 'OBJECT'; name: 'ContractFreeze'; fields: {
    'contract': { name: 'contract'; type: Named<'OBJECT', 'Contract'> };
    'contractId': { name: 'contractId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'fee': { name: 'fee'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'from': { name: 'from'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'reason': { name: 'reason'; type: Named<'SCALAR', 'String'> };
    'until': { name: 'until'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ContractFreezeAggregate': { kind: 'OBJECT'; name: 'ContractFreezeAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'ContractFreezeNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'ContractFreezeCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'ContractFreezeGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'ContractFreezeExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'ContractFreezeExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'ContractFreezeNumbers'>> };
  } };
  'ContractFreezeAggregateSort': { kind: 'INPUT_OBJECT'; name: 'ContractFreezeAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'ContractFreezeNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'ContractFreezeCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'ContractFreezeGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'ContractFreezeExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'ContractFreezeExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'ContractFreezeNumbersSort'>; defaultValue: null },
  ] };
  'ContractFreezeCounts': { kind: 'OBJECT'; name: 'ContractFreezeCounts'; fields: {
    'contractId': { name: 'contractId'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'fee': { name: 'fee'; type: Named<'SCALAR', 'Int'> };
    'from': { name: 'from'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'reason': { name: 'reason'; type: Named<'SCALAR', 'Int'> };
    'until': { name: 'until'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'ContractFreezeCountsHaving': { kind: 'INPUT_OBJECT'; name: 'ContractFreezeCountsHaving'; isOneOf: false; inputFields: [
    { name: 'contractId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'fee'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'from'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'reason'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'until'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'ContractFreezeCountsSort': { kind: 'INPUT_OBJECT'; name: 'ContractFreezeCountsSort'; isOneOf: false; inputFields: [
    { name: 'contractId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'fee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'from'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'reason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'until'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ContractFreezeExtremes': { kind: 'OBJECT'; name: 'ContractFreezeExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'fee': { name: 'fee'; type: Named<'SCALAR', 'Float'> };
    'from': { name: 'from'; type: Named<'SCALAR', 'LocalDate'> };
    'reason': { name: 'reason'; type: Named<'SCALAR', 'String'> };
    'until': { name: 'until'; type: Named<'SCALAR', 'LocalDate'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'ContractFreezeExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'ContractFreezeExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'fee'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'from'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'reason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'until'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'ContractFreezeExtremesSort': { kind: 'INPUT_OBJECT'; name: 'ContractFreezeExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'fee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'from'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'reason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'until'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ContractFreezeFilter': { kind: 'INPUT_OBJECT'; name: 'ContractFreezeFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'ContractFreezeFilter'>>>; defaultValue: null },
    { name: 'contract'; type: Named<'INPUT_OBJECT', 'ContractFilter'>; defaultValue: null },
    { name: 'contractId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'fee'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'from'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'ContractFreezeFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'ContractFreezeFilter'>>>; defaultValue: null },
    { name: 'reason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'until'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'ContractFreezeGroup': { kind: 'OBJECT'; name: 'ContractFreezeGroup'; fields: {
    'contract': { name: 'contract'; type: Named<'OBJECT', 'ContractGroup'> };
    'contractId': { name: 'contractId'; type: Named<'SCALAR', 'ID'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'fee': { name: 'fee'; type: Named<'SCALAR', 'Float'> };
    'from': { name: 'from'; type: Named<'OBJECT', 'DateGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'reason': { name: 'reason'; type: Named<'SCALAR', 'String'> };
    'until': { name: 'until'; type: Named<'OBJECT', 'DateGroup'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'ContractFreezeGroupBy': { kind: 'INPUT_OBJECT'; name: 'ContractFreezeGroupBy'; isOneOf: false; inputFields: [
    { name: 'contract'; type: Named<'INPUT_OBJECT', 'ContractGroupBy'>; defaultValue: null },
    { name: 'contractId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'fee'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'from'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'reason'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'until'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'ContractFreezeGroupSort': { kind: 'INPUT_OBJECT'; name: 'ContractFreezeGroupSort'; isOneOf: false; inputFields: [
    { name: 'contract'; type: Named<'INPUT_OBJECT', 'ContractGroupSort'>; defaultValue: null },
    { name: 'contractId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'fee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'from'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'reason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'until'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'ContractFreezeHaving': { kind: 'INPUT_OBJECT'; name: 'ContractFreezeHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'ContractFreezeHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'ContractFreezeNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'ContractFreezeCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'ContractFreezeExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'ContractFreezeExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'ContractFreezeHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'ContractFreezeHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'ContractFreezeNumbersHaving'>; defaultValue: null },
  ] };
  'ContractFreezeListFilter': { kind: 'INPUT_OBJECT'; name: 'ContractFreezeListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'ContractFreezeFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'ContractFreezeFilter'>; defaultValue: null },
  ] };
  'ContractFreezeNumbers': { kind: 'OBJECT'; name: 'ContractFreezeNumbers'; fields: {
    'fee': { name: 'fee'; type: Named<'SCALAR', 'Float'> };
  } };
  'ContractFreezeNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'ContractFreezeNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'fee'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'ContractFreezeNumbersSort': { kind: 'INPUT_OBJECT'; name: 'ContractFreezeNumbersSort'; isOneOf: false; inputFields: [
    { name: 'fee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ContractFreezePage': { kind: 'OBJECT'; name: 'ContractFreezePage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'ContractFreeze'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ContractFreezeSort': { kind: 'INPUT_OBJECT'; name: 'ContractFreezeSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'ContractFreezeSortField'>>; defaultValue: null },
  ] };
  'ContractFreezeSortField': { name: 'ContractFreezeSortField'; enumValues: 'contractContractNumber' | 'contractId' | 'createdAt' | 'fee' | 'from' | 'id' | 'reason' | 'until' | 'updatedAt' | 'version' };
  'ContractGroup': { kind: 'OBJECT'; name: 'ContractGroup'; fields: {
    'autoRenewal': { name: 'autoRenewal'; type: Named<'SCALAR', 'Boolean'> };
    'billedThrough': { name: 'billedThrough'; type: Named<'OBJECT', 'DateGroup'> };
    'billingAnchor': { name: 'billingAnchor'; type: Named<'OBJECT', 'DateGroup'> };
    'billingFrequency': { name: 'billingFrequency'; type: Named<'SCALAR', 'String'> };
    'cancellationReason': { name: 'cancellationReason'; type: Named<'SCALAR', 'String'> };
    'cancelledOn': { name: 'cancelledOn'; type: Named<'OBJECT', 'DateGroup'> };
    'contractNumber': { name: 'contractNumber'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'endDate': { name: 'endDate'; type: Named<'OBJECT', 'DateGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'kind': { name: 'kind'; type: Named<'SCALAR', 'String'> };
    'location': { name: 'location'; type: Named<'OBJECT', 'LocationGroup'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'MemberGroup'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'monthlyPrice': { name: 'monthlyPrice'; type: Named<'SCALAR', 'Float'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'plan': { name: 'plan'; type: Named<'OBJECT', 'MembershipPlanGroup'> };
    'planId': { name: 'planId'; type: Named<'SCALAR', 'ID'> };
    'predecessor': { name: 'predecessor'; type: Named<'OBJECT', 'ContractGroup'> };
    'predecessorId': { name: 'predecessorId'; type: Named<'SCALAR', 'ID'> };
    'price': { name: 'price'; type: Named<'SCALAR', 'Float'> };
    'startDate': { name: 'startDate'; type: Named<'OBJECT', 'DateGroup'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'succession': { name: 'succession'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'ContractGroupBy': { kind: 'INPUT_OBJECT'; name: 'ContractGroupBy'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'billedThrough'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'billingAnchor'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'cancellationReason'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'cancelledOn'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'contractNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'endDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'kind'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupBy'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupBy'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'monthlyPrice'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'plan'; type: Named<'INPUT_OBJECT', 'MembershipPlanGroupBy'>; defaultValue: null },
    { name: 'planId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'predecessor'; type: Named<'INPUT_OBJECT', 'ContractGroupBy'>; defaultValue: null },
    { name: 'predecessorId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'price'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'startDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'succession'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'ContractGroupSort': { kind: 'INPUT_OBJECT'; name: 'ContractGroupSort'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billedThrough'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'billingAnchor'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cancellationReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cancelledOn'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'contractNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'endDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'kind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupSort'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupSort'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'monthlyPrice'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'plan'; type: Named<'INPUT_OBJECT', 'MembershipPlanGroupSort'>; defaultValue: null },
    { name: 'planId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'predecessor'; type: Named<'INPUT_OBJECT', 'ContractGroupSort'>; defaultValue: null },
    { name: 'predecessorId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'price'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'startDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'succession'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'ContractHaving': { kind: 'INPUT_OBJECT'; name: 'ContractHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'ContractHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'ContractNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'ContractCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'ContractExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'ContractExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'ContractHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'ContractHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'ContractNumbersHaving'>; defaultValue: null },
  ] };
  'ContractHit': { kind: 'OBJECT'; name: 'ContractHit'; fields: {
    'detail': { name: 'detail'; type: Named<'SCALAR', 'String'> };
    'details': { name: 'details'; type: List<NonNull<Named<'OBJECT', 'RecordDetail'>>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'title': { name: 'title'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'ContractInput': { kind: 'INPUT_OBJECT'; name: 'ContractInput'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'billedThrough'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'contractNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'endDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'kind'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'planId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'price'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'startDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
  ] };
  'ContractInvoice': { kind: 'OBJECT'; name: 'ContractInvoice'; fields: {
    'amount': { name: 'amount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'billingPeriodEnd': { name: 'billingPeriodEnd'; type: Named<'SCALAR', 'LocalDate'> };
    'billingPeriodStart': { name: 'billingPeriodStart'; type: Named<'SCALAR', 'LocalDate'> };
    'dueDate': { name: 'dueDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'invoiceDate': { name: 'invoiceDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'invoiceNumber': { name: 'invoiceNumber'; type: Named<'SCALAR', 'String'> };
    'lines': { name: 'lines'; type: NonNull<List<NonNull<Named<'OBJECT', 'InvoiceLine'>>>> };
    'taxAmount': { name: 'taxAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'totalAmount': { name: 'totalAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
  } };
  'ContractListFilter': { kind: 'INPUT_OBJECT'; name: 'ContractListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'ContractFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'ContractFilter'>; defaultValue: null },
  ] };
  'ContractNumbers': { kind: 'OBJECT'; name: 'ContractNumbers'; fields: {
    'monthlyPrice': { name: 'monthlyPrice'; type: Named<'SCALAR', 'Float'> };
    'price': { name: 'price'; type: Named<'SCALAR', 'Float'> };
  } };
  'ContractNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'ContractNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'monthlyPrice'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'price'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'ContractNumbersSort': { kind: 'INPUT_OBJECT'; name: 'ContractNumbersSort'; isOneOf: false; inputFields: [
    { name: 'monthlyPrice'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'price'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ContractOperation': { kind: 'OBJECT'; name: 'ContractOperation'; fields: {
    'changes': { name: 'changes'; type: NonNull<List<NonNull<Named<'OBJECT', 'ContractChange'>>>> };
    'contract': { name: 'contract'; type: Named<'OBJECT', 'Contract'> };
    'invoices': { name: 'invoices'; type: NonNull<List<NonNull<Named<'OBJECT', 'ContractInvoice'>>>> };
    'preview': { name: 'preview'; type: NonNull<Named<'SCALAR', 'String'>> };
    'warningTemplates': { name: 'warningTemplates'; type: NonNull<List<NonNull<Named<'SCALAR', 'TextTemplate'>>>> };
    'warnings': { name: 'warnings'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
  } };
  'ContractPage': { kind: 'OBJECT'; name: 'ContractPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Contract'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ContractPatch': { kind: 'INPUT_OBJECT'; name: 'ContractPatch'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'billedThrough'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'contractNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'endDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'kind'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'planId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'price'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'startDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
  ] };
  'ContractSort': { kind: 'INPUT_OBJECT'; name: 'ContractSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'ContractSortField'>>; defaultValue: null },
  ] };
  'ContractSortField': { name: 'ContractSortField'; enumValues: 'autoRenewal' | 'billedThrough' | 'billingAnchor' | 'billingFrequency' | 'cancellationReason' | 'cancelledOn' | 'contractNumber' | 'createdAt' | 'endDate' | 'id' | 'kind' | 'locationId' | 'locationName' | 'memberId' | 'memberName' | 'monthlyPrice' | 'notes' | 'planId' | 'planPlanName' | 'predecessorContractNumber' | 'predecessorId' | 'price' | 'startDate' | 'status' | 'succession' | 'updatedAt' | 'version' };
  'Dashboard': { kind: 'OBJECT'; name: 'Dashboard'; fields: {
    'activeMembers': { name: 'activeMembers'; type: Named<'SCALAR', 'Int'> };
    'activeTrainers': { name: 'activeTrainers'; type: Named<'SCALAR', 'Int'> };
    'monthlyRevenue': { name: 'monthlyRevenue'; type: Named<'SCALAR', 'Float'> };
    'newMembersPercent': { name: 'newMembersPercent'; type: Named<'SCALAR', 'Float'> };
    'newThisMonth': { name: 'newThisMonth'; type: Named<'SCALAR', 'Int'> };
    'recentActivities': { name: 'recentActivities'; type: NonNull<List<NonNull<Named<'OBJECT', 'Activity'>>>> };
    'totalMembers': { name: 'totalMembers'; type: Named<'SCALAR', 'Int'> };
  } };
  'DateFilter': { kind: 'INPUT_OBJECT'; name: 'DateFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'gt'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'gte'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'in'; type: List<NonNull<Named<'SCALAR', 'LocalDate'>>>; defaultValue: null },
    { name: 'isNull'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'lt'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'lte'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'ne'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'notIn'; type: List<NonNull<Named<'SCALAR', 'LocalDate'>>>; defaultValue: null },
  ] };
  'DateGranularity': { name: 'DateGranularity'; enumValues: 'DAY' | 'MONTH' | 'QUARTER' | 'WEEK' | 'WEEKDAY' | 'YEAR' };
  'DateGroup': { kind: 'OBJECT'; name: 'DateGroup'; fields: {
    'day': { name: 'day'; type: Named<'SCALAR', 'LocalDate'> };
    'month': { name: 'month'; type: Named<'SCALAR', 'String'> };
    'quarter': { name: 'quarter'; type: Named<'SCALAR', 'String'> };
    'week': { name: 'week'; type: Named<'SCALAR', 'LocalDate'> };
    'weekday': { name: 'weekday'; type: Named<'ENUM', 'Weekday'> };
    'year': { name: 'year'; type: Named<'SCALAR', 'Int'> };
  } };
  'DateGroupSort': { kind: 'INPUT_OBJECT'; name: 'DateGroupSort'; isOneOf: false; inputFields: [
    { name: 'day'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'month'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'quarter'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'week'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'weekday'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'year'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'DateTimeFilter': { kind: 'INPUT_OBJECT'; name: 'DateTimeFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: Named<'SCALAR', 'DateTimeISO'>; defaultValue: null },
    { name: 'gt'; type: Named<'SCALAR', 'DateTimeISO'>; defaultValue: null },
    { name: 'gte'; type: Named<'SCALAR', 'DateTimeISO'>; defaultValue: null },
    { name: 'in'; type: List<NonNull<Named<'SCALAR', 'DateTimeISO'>>>; defaultValue: null },
    { name: 'isNull'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'lt'; type: Named<'SCALAR', 'DateTimeISO'>; defaultValue: null },
    { name: 'lte'; type: Named<'SCALAR', 'DateTimeISO'>; defaultValue: null },
    { name: 'ne'; type: Named<'SCALAR', 'DateTimeISO'>; defaultValue: null },
    { name: 'notIn'; type: List<NonNull<Named<'SCALAR', 'DateTimeISO'>>>; defaultValue: null },
  ] };
  'DateTimeGranularity': { name: 'DateTimeGranularity'; enumValues: 'DAY' | 'HOUR' | 'MONTH' | 'QUARTER' | 'WEEK' | 'WEEKDAY' | 'YEAR' };
  'DateTimeGroup': { kind: 'OBJECT'; name: 'DateTimeGroup'; fields: {
    'day': { name: 'day'; type: Named<'SCALAR', 'LocalDate'> };
    'hour': { name: 'hour'; type: Named<'SCALAR', 'Int'> };
    'month': { name: 'month'; type: Named<'SCALAR', 'String'> };
    'quarter': { name: 'quarter'; type: Named<'SCALAR', 'String'> };
    'week': { name: 'week'; type: Named<'SCALAR', 'LocalDate'> };
    'weekday': { name: 'weekday'; type: Named<'ENUM', 'Weekday'> };
    'year': { name: 'year'; type: Named<'SCALAR', 'Int'> };
  } };
  'DateTimeGroupSort': { kind: 'INPUT_OBJECT'; name: 'DateTimeGroupSort'; isOneOf: false; inputFields: [
    { name: 'day'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'hour'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'month'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'quarter'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'week'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'weekday'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'year'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'DateTimeISO': unknown;
  'DayAmount': { kind: 'OBJECT'; name: 'DayAmount'; fields: {
    'amount': { name: 'amount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'cashier': { name: 'cashier'; type: Named<'SCALAR', 'String'> };
    'cashierId': { name: 'cashierId'; type: Named<'SCALAR', 'ID'> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'method': { name: 'method'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'DayClose': { kind: 'OBJECT'; name: 'DayClose'; fields: {
    'changedAfterClose': { name: 'changedAfterClose'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'closedAt': { name: 'closedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'closedBy': { name: 'closedBy'; type: NonNull<Named<'SCALAR', 'String'>> };
    'countedCash': { name: 'countedCash'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'day': { name: 'day'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'difference': { name: 'difference'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'expected': { name: 'expected'; type: NonNull<List<NonNull<Named<'OBJECT', 'DayAmount'>>>> };
    'expectedCash': { name: 'expectedCash'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'location': { name: 'location'; type: Named<'OBJECT', 'Location'> };
    'locationId': { name: 'locationId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'note': { name: 'note'; type: Named<'SCALAR', 'String'> };
    'reason': { name: 'reason'; type: Named<'SCALAR', 'String'> };
    'receivedAmount': { name: 'receivedAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'reopenReason': { name: 'reopenReason'; type: Named<'SCALAR', 'String'> };
    'reopenedAt': { name: 'reopenedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'reopenedBy': { name: 'reopenedBy'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'DayCloseAggregate': { kind: 'OBJECT'; name: 'DayCloseAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'DayCloseNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'DayCloseCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'DayCloseGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'DayCloseExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'DayCloseExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'DayCloseNumbers'>> };
  } };
  'DayCloseAggregateSort': { kind: 'INPUT_OBJECT'; name: 'DayCloseAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'DayCloseNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'DayCloseCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'DayCloseGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'DayCloseExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'DayCloseExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'DayCloseNumbersSort'>; defaultValue: null },
  ] };
  'DayCloseCounts': { kind: 'OBJECT'; name: 'DayCloseCounts'; fields: {
    'closedAt': { name: 'closedAt'; type: Named<'SCALAR', 'Int'> };
    'closedBy': { name: 'closedBy'; type: Named<'SCALAR', 'Int'> };
    'countedCash': { name: 'countedCash'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'day': { name: 'day'; type: Named<'SCALAR', 'Int'> };
    'difference': { name: 'difference'; type: Named<'SCALAR', 'Int'> };
    'expectedCash': { name: 'expectedCash'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'Int'> };
    'note': { name: 'note'; type: Named<'SCALAR', 'Int'> };
    'reason': { name: 'reason'; type: Named<'SCALAR', 'Int'> };
    'receivedAmount': { name: 'receivedAmount'; type: Named<'SCALAR', 'Int'> };
    'reopenReason': { name: 'reopenReason'; type: Named<'SCALAR', 'Int'> };
    'reopenedAt': { name: 'reopenedAt'; type: Named<'SCALAR', 'Int'> };
    'reopenedBy': { name: 'reopenedBy'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'DayCloseCountsHaving': { kind: 'INPUT_OBJECT'; name: 'DayCloseCountsHaving'; isOneOf: false; inputFields: [
    { name: 'closedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'closedBy'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countedCash'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'day'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'difference'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'expectedCash'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'note'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'reason'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'receivedAmount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'reopenReason'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'reopenedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'reopenedBy'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'DayCloseCountsSort': { kind: 'INPUT_OBJECT'; name: 'DayCloseCountsSort'; isOneOf: false; inputFields: [
    { name: 'closedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'closedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countedCash'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'day'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'difference'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'expectedCash'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'note'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'reason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'receivedAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'reopenReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'reopenedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'reopenedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'DayCloseExtremes': { kind: 'OBJECT'; name: 'DayCloseExtremes'; fields: {
    'closedAt': { name: 'closedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'closedBy': { name: 'closedBy'; type: Named<'SCALAR', 'String'> };
    'countedCash': { name: 'countedCash'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'day': { name: 'day'; type: Named<'SCALAR', 'LocalDate'> };
    'difference': { name: 'difference'; type: Named<'SCALAR', 'Float'> };
    'expectedCash': { name: 'expectedCash'; type: Named<'SCALAR', 'Float'> };
    'note': { name: 'note'; type: Named<'SCALAR', 'String'> };
    'reason': { name: 'reason'; type: Named<'SCALAR', 'String'> };
    'receivedAmount': { name: 'receivedAmount'; type: Named<'SCALAR', 'Float'> };
    'reopenReason': { name: 'reopenReason'; type: Named<'SCALAR', 'String'> };
    'reopenedAt': { name: 'reopenedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'reopenedBy': { name: 'reopenedBy'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'DayCloseExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'DayCloseExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'closedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'closedBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'countedCash'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'day'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'difference'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'expectedCash'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'note'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'reason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'receivedAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'reopenReason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'reopenedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'reopenedBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'DayCloseExtremesSort': { kind: 'INPUT_OBJECT'; name: 'DayCloseExtremesSort'; isOneOf: false; inputFields: [
    { name: 'closedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'closedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countedCash'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'day'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'difference'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'expectedCash'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'note'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'reason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'receivedAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'reopenReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'reopenedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'reopenedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'DayCloseFilter': { kind: 'INPUT_OBJECT'; name: 'DayCloseFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'DayCloseFilter'>>>; defaultValue: null },
    { name: 'changedAfterClose'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'closedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'closedBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'countedCash'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'day'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'difference'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'expectedCash'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'DayCloseFilter'>; defaultValue: null },
    { name: 'note'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'DayCloseFilter'>>>; defaultValue: null },
    { name: 'reason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'receivedAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'reopenReason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'reopenedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'reopenedBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'DayCloseGroup': { kind: 'OBJECT'; name: 'DayCloseGroup'; fields: {
    'closedAt': { name: 'closedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'closedBy': { name: 'closedBy'; type: Named<'SCALAR', 'String'> };
    'countedCash': { name: 'countedCash'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'day': { name: 'day'; type: Named<'OBJECT', 'DateGroup'> };
    'difference': { name: 'difference'; type: Named<'SCALAR', 'Float'> };
    'expectedCash': { name: 'expectedCash'; type: Named<'SCALAR', 'Float'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'location': { name: 'location'; type: Named<'OBJECT', 'LocationGroup'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'note': { name: 'note'; type: Named<'SCALAR', 'String'> };
    'reason': { name: 'reason'; type: Named<'SCALAR', 'String'> };
    'receivedAmount': { name: 'receivedAmount'; type: Named<'SCALAR', 'Float'> };
    'reopenReason': { name: 'reopenReason'; type: Named<'SCALAR', 'String'> };
    'reopenedAt': { name: 'reopenedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'reopenedBy': { name: 'reopenedBy'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'DayCloseGroupBy': { kind: 'INPUT_OBJECT'; name: 'DayCloseGroupBy'; isOneOf: false; inputFields: [
    { name: 'closedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'closedBy'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'countedCash'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'day'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'difference'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'expectedCash'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupBy'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'note'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'reason'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'receivedAmount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'reopenReason'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'reopenedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'reopenedBy'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'DayCloseGroupSort': { kind: 'INPUT_OBJECT'; name: 'DayCloseGroupSort'; isOneOf: false; inputFields: [
    { name: 'closedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'closedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countedCash'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'day'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'difference'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'expectedCash'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupSort'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'note'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'reason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'receivedAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'reopenReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'reopenedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'reopenedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'DayCloseHaving': { kind: 'INPUT_OBJECT'; name: 'DayCloseHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'DayCloseHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'DayCloseNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'DayCloseCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'DayCloseExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'DayCloseExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'DayCloseHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'DayCloseHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'DayCloseNumbersHaving'>; defaultValue: null },
  ] };
  'DayCloseListFilter': { kind: 'INPUT_OBJECT'; name: 'DayCloseListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'DayCloseFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'DayCloseFilter'>; defaultValue: null },
  ] };
  'DayCloseNumbers': { kind: 'OBJECT'; name: 'DayCloseNumbers'; fields: {
    'countedCash': { name: 'countedCash'; type: Named<'SCALAR', 'Float'> };
    'difference': { name: 'difference'; type: Named<'SCALAR', 'Float'> };
    'expectedCash': { name: 'expectedCash'; type: Named<'SCALAR', 'Float'> };
    'receivedAmount': { name: 'receivedAmount'; type: Named<'SCALAR', 'Float'> };
  } };
  'DayCloseNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'DayCloseNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'countedCash'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'difference'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'expectedCash'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'receivedAmount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'DayCloseNumbersSort': { kind: 'INPUT_OBJECT'; name: 'DayCloseNumbersSort'; isOneOf: false; inputFields: [
    { name: 'countedCash'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'difference'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'expectedCash'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'receivedAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'DayClosePage': { kind: 'OBJECT'; name: 'DayClosePage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'DayClose'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'DayClosePatch': { kind: 'INPUT_OBJECT'; name: 'DayClosePatch'; isOneOf: false; inputFields: [
    { name: 'note'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'DayCloseSort': { kind: 'INPUT_OBJECT'; name: 'DayCloseSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'DayCloseSortField'>>; defaultValue: null },
  ] };
  'DayCloseSortField': { name: 'DayCloseSortField'; enumValues: 'closedAt' | 'closedBy' | 'countedCash' | 'createdAt' | 'day' | 'difference' | 'expectedCash' | 'id' | 'locationId' | 'locationName' | 'note' | 'reason' | 'receivedAmount' | 'reopenReason' | 'reopenedAt' | 'reopenedBy' | 'updatedAt' | 'version' };
  'DayTotals': { kind: 'OBJECT'; name: 'DayTotals'; fields: {
    'dayClose': { name: 'dayClose'; type: Named<'OBJECT', 'DayClose'> };
    'difference': { name: 'difference'; type: Named<'SCALAR', 'Float'> };
    'expected': { name: 'expected'; type: NonNull<List<NonNull<Named<'OBJECT', 'DayAmount'>>>> };
    'expectedCash': { name: 'expectedCash'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'receivedAmount': { name: 'receivedAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
  } };
  'Density': { name: 'Density'; enumValues: 'comfortable' | 'compact' };
  'DietPlan': { kind: 'OBJECT'; name: 'DietPlan'; fields: {
    'caloriesPerDay': { name: 'caloriesPerDay'; type: Named<'SCALAR', 'Float'> };
    'carbsGrams': { name: 'carbsGrams'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'dietaryRestrictions': { name: 'dietaryRestrictions'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'endDate': { name: 'endDate'; type: Named<'SCALAR', 'LocalDate'> };
    'fatGrams': { name: 'fatGrams'; type: Named<'SCALAR', 'Float'> };
    'goal': { name: 'goal'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'mealPlans': { name: 'mealPlans'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'member': { name: 'member'; type: Named<'OBJECT', 'Member'> };
    'memberId': { name: 'memberId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'planName': { name: 'planName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'proteinGrams': { name: 'proteinGrams'; type: Named<'SCALAR', 'Float'> };
    'startDate': { name: 'startDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'supplements': { name: 'supplements'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'DietPlanAggregate': { kind: 'OBJECT'; name: 'DietPlanAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'DietPlanNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'DietPlanCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'DietPlanGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'DietPlanExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'DietPlanExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'DietPlanNumbers'>> };
  } };
  'DietPlanAggregateSort': { kind: 'INPUT_OBJECT'; name: 'DietPlanAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'DietPlanNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'DietPlanCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'DietPlanGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'DietPlanExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'DietPlanExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'DietPlanNumbersSort'>; defaultValue: null },
  ] };
  'DietPlanCounts': { kind: 'OBJECT'; name: 'DietPlanCounts'; fields: {
    'caloriesPerDay': { name: 'caloriesPerDay'; type: Named<'SCALAR', 'Int'> };
    'carbsGrams': { name: 'carbsGrams'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'endDate': { name: 'endDate'; type: Named<'SCALAR', 'Int'> };
    'fatGrams': { name: 'fatGrams'; type: Named<'SCALAR', 'Int'> };
    'goal': { name: 'goal'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'planName': { name: 'planName'; type: Named<'SCALAR', 'Int'> };
    'proteinGrams': { name: 'proteinGrams'; type: Named<'SCALAR', 'Int'> };
    'startDate': { name: 'startDate'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'DietPlanCountsHaving': { kind: 'INPUT_OBJECT'; name: 'DietPlanCountsHaving'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'carbsGrams'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'endDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'fatGrams'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'goal'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'planName'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'proteinGrams'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'startDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'DietPlanCountsSort': { kind: 'INPUT_OBJECT'; name: 'DietPlanCountsSort'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'carbsGrams'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'endDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'fatGrams'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'goal'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'planName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'proteinGrams'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'startDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'DietPlanExtremes': { kind: 'OBJECT'; name: 'DietPlanExtremes'; fields: {
    'caloriesPerDay': { name: 'caloriesPerDay'; type: Named<'SCALAR', 'Float'> };
    'carbsGrams': { name: 'carbsGrams'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'endDate': { name: 'endDate'; type: Named<'SCALAR', 'LocalDate'> };
    'fatGrams': { name: 'fatGrams'; type: Named<'SCALAR', 'Float'> };
    'goal': { name: 'goal'; type: Named<'SCALAR', 'String'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'planName': { name: 'planName'; type: Named<'SCALAR', 'String'> };
    'proteinGrams': { name: 'proteinGrams'; type: Named<'SCALAR', 'Float'> };
    'startDate': { name: 'startDate'; type: Named<'SCALAR', 'LocalDate'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'DietPlanExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'DietPlanExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'carbsGrams'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'endDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'fatGrams'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'goal'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'planName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'proteinGrams'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'startDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'DietPlanExtremesSort': { kind: 'INPUT_OBJECT'; name: 'DietPlanExtremesSort'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'carbsGrams'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'endDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'fatGrams'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'goal'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'planName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'proteinGrams'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'startDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'DietPlanFilter': { kind: 'INPUT_OBJECT'; name: 'DietPlanFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'DietPlanFilter'>>>; defaultValue: null },
    { name: 'caloriesPerDay'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'carbsGrams'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'dietaryRestrictions'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'endDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'fatGrams'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'goal'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'mealPlans'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'DietPlanFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'DietPlanFilter'>>>; defaultValue: null },
    { name: 'planName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'proteinGrams'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'startDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'supplements'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'DietPlanGroup': { kind: 'OBJECT'; name: 'DietPlanGroup'; fields: {
    'caloriesPerDay': { name: 'caloriesPerDay'; type: Named<'SCALAR', 'Float'> };
    'carbsGrams': { name: 'carbsGrams'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'endDate': { name: 'endDate'; type: Named<'OBJECT', 'DateGroup'> };
    'fatGrams': { name: 'fatGrams'; type: Named<'SCALAR', 'Float'> };
    'goal': { name: 'goal'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'MemberGroup'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'planName': { name: 'planName'; type: Named<'SCALAR', 'String'> };
    'proteinGrams': { name: 'proteinGrams'; type: Named<'SCALAR', 'Float'> };
    'startDate': { name: 'startDate'; type: Named<'OBJECT', 'DateGroup'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'DietPlanGroupBy': { kind: 'INPUT_OBJECT'; name: 'DietPlanGroupBy'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'carbsGrams'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'endDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'fatGrams'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'goal'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupBy'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'planName'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'proteinGrams'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'startDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'DietPlanGroupSort': { kind: 'INPUT_OBJECT'; name: 'DietPlanGroupSort'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'carbsGrams'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'endDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'fatGrams'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'goal'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupSort'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'planName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'proteinGrams'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'startDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'DietPlanHaving': { kind: 'INPUT_OBJECT'; name: 'DietPlanHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'DietPlanHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'DietPlanNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'DietPlanCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'DietPlanExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'DietPlanExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'DietPlanHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'DietPlanHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'DietPlanNumbersHaving'>; defaultValue: null },
  ] };
  'DietPlanInput': { kind: 'INPUT_OBJECT'; name: 'DietPlanInput'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'carbsGrams'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'dietaryRestrictions'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'endDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'fatGrams'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'goal'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'mealPlans'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'planName'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'proteinGrams'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'startDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'supplements'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
  ] };
  'DietPlanListFilter': { kind: 'INPUT_OBJECT'; name: 'DietPlanListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'DietPlanFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'DietPlanFilter'>; defaultValue: null },
  ] };
  'DietPlanNumbers': { kind: 'OBJECT'; name: 'DietPlanNumbers'; fields: {
    'caloriesPerDay': { name: 'caloriesPerDay'; type: Named<'SCALAR', 'Float'> };
    'carbsGrams': { name: 'carbsGrams'; type: Named<'SCALAR', 'Float'> };
    'fatGrams': { name: 'fatGrams'; type: Named<'SCALAR', 'Float'> };
    'proteinGrams': { name: 'proteinGrams'; type: Named<'SCALAR', 'Float'> };
  } };
  'DietPlanNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'DietPlanNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'carbsGrams'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'fatGrams'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'proteinGrams'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'DietPlanNumbersSort': { kind: 'INPUT_OBJECT'; name: 'DietPlanNumbersSort'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'carbsGrams'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'fatGrams'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'proteinGrams'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'DietPlanPage': { kind: 'OBJECT'; name: 'DietPlanPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'DietPlan'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'DietPlanPatch': { kind: 'INPUT_OBJECT'; name: 'DietPlanPatch'; isOneOf: false; inputFields: [
    { name: 'caloriesPerDay'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'carbsGrams'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'dietaryRestrictions'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'endDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'fatGrams'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'goal'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'mealPlans'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'planName'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'proteinGrams'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'startDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'supplements'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
  ] };
  'DietPlanSort': { kind: 'INPUT_OBJECT'; name: 'DietPlanSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'DietPlanSortField'>>; defaultValue: null },
  ] };
  'DietPlanSortField': { name: 'DietPlanSortField'; enumValues: 'caloriesPerDay' | 'carbsGrams' | 'createdAt' | 'endDate' | 'fatGrams' | 'goal' | 'id' | 'memberId' | 'memberName' | 'notes' | 'planName' | 'proteinGrams' | 'startDate' | 'status' | 'updatedAt' | 'version' };
  'DocumentFile': { kind: 'OBJECT'; name: 'DocumentFile'; fields: {
    'content': { name: 'content'; type: NonNull<Named<'SCALAR', 'String'>> };
    'missingCharacters': { name: 'missingCharacters'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'name': { name: 'name'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'DueDunningStep': { kind: 'OBJECT'; name: 'DueDunningStep'; fields: {
    'daysOverdue': { name: 'daysOverdue'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'dueDate': { name: 'dueDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'fee': { name: 'fee'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'invoiceId': { name: 'invoiceId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'invoiceNumber': { name: 'invoiceNumber'; type: NonNull<Named<'SCALAR', 'String'>> };
    'memberId': { name: 'memberId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'memberName': { name: 'memberName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'openAmount': { name: 'openAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'position': { name: 'position'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'step': { name: 'step'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'DueDunningStepPage': { kind: 'OBJECT'; name: 'DueDunningStepPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'DueDunningStep'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'DunningAction': { kind: 'OBJECT'; name: 'DunningAction'; fields: {
    'case': { name: 'case'; type: Named<'OBJECT', 'DunningCase'> };
    'caseId': { name: 'caseId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'daysOverdue': { name: 'daysOverdue'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'executedOn': { name: 'executedOn'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'fee': { name: 'fee'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'feeInvoice': { name: 'feeInvoice'; type: Named<'OBJECT', 'BillingRecord'> };
    'feeInvoiceId': { name: 'feeInvoiceId'; type: Named<'SCALAR', 'ID'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'letter': { name: 'letter'; type: Named<'OBJECT', 'Message'> };
    'letterId': { name: 'letterId'; type: Named<'SCALAR', 'ID'> };
    'openAmount': { name: 'openAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'position': { name: 'position'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'step': { name: 'step'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'DunningActionAggregate': { kind: 'OBJECT'; name: 'DunningActionAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'DunningActionNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'DunningActionCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'DunningActionGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'DunningActionExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'DunningActionExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'DunningActionNumbers'>> };
  } };
  'DunningActionAggregateSort': { kind: 'INPUT_OBJECT'; name: 'DunningActionAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'DunningActionNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'DunningActionCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'DunningActionGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'DunningActionExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'DunningActionExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'DunningActionNumbersSort'>; defaultValue: null },
  ] };
  'DunningActionCounts': { kind: 'OBJECT'; name: 'DunningActionCounts'; fields: {
    'caseId': { name: 'caseId'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'daysOverdue': { name: 'daysOverdue'; type: Named<'SCALAR', 'Int'> };
    'executedOn': { name: 'executedOn'; type: Named<'SCALAR', 'Int'> };
    'fee': { name: 'fee'; type: Named<'SCALAR', 'Int'> };
    'feeInvoiceId': { name: 'feeInvoiceId'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'letterId': { name: 'letterId'; type: Named<'SCALAR', 'Int'> };
    'openAmount': { name: 'openAmount'; type: Named<'SCALAR', 'Int'> };
    'position': { name: 'position'; type: Named<'SCALAR', 'Int'> };
    'step': { name: 'step'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'DunningActionCountsHaving': { kind: 'INPUT_OBJECT'; name: 'DunningActionCountsHaving'; isOneOf: false; inputFields: [
    { name: 'caseId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'daysOverdue'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'executedOn'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'fee'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'feeInvoiceId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'letterId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'position'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'step'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'DunningActionCountsSort': { kind: 'INPUT_OBJECT'; name: 'DunningActionCountsSort'; isOneOf: false; inputFields: [
    { name: 'caseId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'daysOverdue'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'executedOn'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'fee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'feeInvoiceId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'letterId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'position'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'step'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'DunningActionExtremes': { kind: 'OBJECT'; name: 'DunningActionExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'daysOverdue': { name: 'daysOverdue'; type: Named<'SCALAR', 'Int'> };
    'executedOn': { name: 'executedOn'; type: Named<'SCALAR', 'LocalDate'> };
    'fee': { name: 'fee'; type: Named<'SCALAR', 'Float'> };
    'openAmount': { name: 'openAmount'; type: Named<'SCALAR', 'Float'> };
    'position': { name: 'position'; type: Named<'SCALAR', 'Int'> };
    'step': { name: 'step'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'DunningActionExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'DunningActionExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'daysOverdue'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'executedOn'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'fee'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'position'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'step'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'DunningActionExtremesSort': { kind: 'INPUT_OBJECT'; name: 'DunningActionExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'daysOverdue'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'executedOn'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'fee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'position'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'step'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'DunningActionFilter': { kind: 'INPUT_OBJECT'; name: 'DunningActionFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'DunningActionFilter'>>>; defaultValue: null },
    { name: 'case'; type: Named<'INPUT_OBJECT', 'DunningCaseFilter'>; defaultValue: null },
    { name: 'caseId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'daysOverdue'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'executedOn'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'fee'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'feeInvoice'; type: Named<'INPUT_OBJECT', 'BillingRecordFilter'>; defaultValue: null },
    { name: 'feeInvoiceId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'letter'; type: Named<'INPUT_OBJECT', 'MessageFilter'>; defaultValue: null },
    { name: 'letterId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'DunningActionFilter'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'DunningActionFilter'>>>; defaultValue: null },
    { name: 'position'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'step'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'DunningActionGroup': { kind: 'OBJECT'; name: 'DunningActionGroup'; fields: {
    'case': { name: 'case'; type: Named<'OBJECT', 'DunningCaseGroup'> };
    'caseId': { name: 'caseId'; type: Named<'SCALAR', 'ID'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'daysOverdue': { name: 'daysOverdue'; type: Named<'SCALAR', 'Int'> };
    'executedOn': { name: 'executedOn'; type: Named<'OBJECT', 'DateGroup'> };
    'fee': { name: 'fee'; type: Named<'SCALAR', 'Float'> };
    'feeInvoice': { name: 'feeInvoice'; type: Named<'OBJECT', 'BillingRecordGroup'> };
    'feeInvoiceId': { name: 'feeInvoiceId'; type: Named<'SCALAR', 'ID'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'letter': { name: 'letter'; type: Named<'OBJECT', 'MessageGroup'> };
    'letterId': { name: 'letterId'; type: Named<'SCALAR', 'ID'> };
    'openAmount': { name: 'openAmount'; type: Named<'SCALAR', 'Float'> };
    'position': { name: 'position'; type: Named<'SCALAR', 'Int'> };
    'step': { name: 'step'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'DunningActionGroupBy': { kind: 'INPUT_OBJECT'; name: 'DunningActionGroupBy'; isOneOf: false; inputFields: [
    { name: 'case'; type: Named<'INPUT_OBJECT', 'DunningCaseGroupBy'>; defaultValue: null },
    { name: 'caseId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'daysOverdue'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'executedOn'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'fee'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'feeInvoice'; type: Named<'INPUT_OBJECT', 'BillingRecordGroupBy'>; defaultValue: null },
    { name: 'feeInvoiceId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'letter'; type: Named<'INPUT_OBJECT', 'MessageGroupBy'>; defaultValue: null },
    { name: 'letterId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'position'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'step'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'DunningActionGroupSort': { kind: 'INPUT_OBJECT'; name: 'DunningActionGroupSort'; isOneOf: false; inputFields: [
    { name: 'case'; type: Named<'INPUT_OBJECT', 'DunningCaseGroupSort'>; defaultValue: null },
    { name: 'caseId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'daysOverdue'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'executedOn'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'fee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'feeInvoice'; type: Named<'INPUT_OBJECT', 'BillingRecordGroupSort'>; defaultValue: null },
    { name: 'feeInvoiceId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'letter'; type: Named<'INPUT_OBJECT', 'MessageGroupSort'>; defaultValue: null },
    { name: 'letterId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'position'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'step'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'DunningActionHaving': { kind: 'INPUT_OBJECT'; name: 'DunningActionHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'DunningActionHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'DunningActionNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'DunningActionCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'DunningActionExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'DunningActionExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'DunningActionHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'DunningActionHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'DunningActionNumbersHaving'>; defaultValue: null },
  ] };
  'DunningActionNumbers': { kind: 'OBJECT'; name: 'DunningActionNumbers'; fields: {
    'daysOverdue': { name: 'daysOverdue'; type: Named<'SCALAR', 'Float'> };
    'fee': { name: 'fee'; type: Named<'SCALAR', 'Float'> };
    'openAmount': { name: 'openAmount'; type: Named<'SCALAR', 'Float'> };
    'position': { name: 'position'; type: Named<'SCALAR', 'Float'> };
  } };
  'DunningActionNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'DunningActionNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'daysOverdue'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'fee'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'position'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'DunningActionNumbersSort': { kind: 'INPUT_OBJECT'; name: 'DunningActionNumbersSort'; isOneOf: false; inputFields: [
    { name: 'daysOverdue'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'fee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'position'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'DunningActionPage': { kind: 'OBJECT'; name: 'DunningActionPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'DunningAction'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'DunningActionSort': { kind: 'INPUT_OBJECT'; name: 'DunningActionSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'DunningActionSortField'>>; defaultValue: null },
  ] };
  'DunningActionSortField': { name: 'DunningActionSortField'; enumValues: 'caseId' | 'caseInvoiceNumber' | 'createdAt' | 'daysOverdue' | 'executedOn' | 'fee' | 'feeInvoiceId' | 'feeInvoiceInvoiceNumber' | 'id' | 'letterId' | 'letterSubject' | 'openAmount' | 'position' | 'step' | 'updatedAt' | 'version' };
  'DunningCase': { kind: 'OBJECT'; name: 'DunningCase'; fields: {
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'dueDate': { name: 'dueDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'invoice': { name: 'invoice'; type: Named<'OBJECT', 'BillingRecord'> };
    'invoiceId': { name: 'invoiceId'; type: Named<'SCALAR', 'ID'> };
    'invoiceNumber': { name: 'invoiceNumber'; type: NonNull<Named<'SCALAR', 'String'>> };
    'member': { name: 'member'; type: Named<'OBJECT', 'Member'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'nextDate': { name: 'nextDate'; type: Named<'SCALAR', 'LocalDate'> };
    'nextStep': { name: 'nextStep'; type: Named<'SCALAR', 'String'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'openAmount': { name: 'openAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'pauseReason': { name: 'pauseReason'; type: Named<'SCALAR', 'String'> };
    'pausedUntil': { name: 'pausedUntil'; type: Named<'SCALAR', 'LocalDate'> };
    'stage': { name: 'stage'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'waitReason': { name: 'waitReason'; type: Named<'SCALAR', 'String'> };
  } };
  'DunningCaseAggregate': { kind: 'OBJECT'; name: 'DunningCaseAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'DunningCaseNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'DunningCaseCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'DunningCaseGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'DunningCaseExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'DunningCaseExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'DunningCaseNumbers'>> };
  } };
  'DunningCaseAggregateSort': { kind: 'INPUT_OBJECT'; name: 'DunningCaseAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'DunningCaseNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'DunningCaseCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'DunningCaseGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'DunningCaseExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'DunningCaseExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'DunningCaseNumbersSort'>; defaultValue: null },
  ] };
  'DunningCaseCounts': { kind: 'OBJECT'; name: 'DunningCaseCounts'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'dueDate': { name: 'dueDate'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'invoiceId': { name: 'invoiceId'; type: Named<'SCALAR', 'Int'> };
    'invoiceNumber': { name: 'invoiceNumber'; type: Named<'SCALAR', 'Int'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'Int'> };
    'nextDate': { name: 'nextDate'; type: Named<'SCALAR', 'Int'> };
    'nextStep': { name: 'nextStep'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'openAmount': { name: 'openAmount'; type: Named<'SCALAR', 'Int'> };
    'pauseReason': { name: 'pauseReason'; type: Named<'SCALAR', 'Int'> };
    'pausedUntil': { name: 'pausedUntil'; type: Named<'SCALAR', 'Int'> };
    'stage': { name: 'stage'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
    'waitReason': { name: 'waitReason'; type: Named<'SCALAR', 'Int'> };
  } };
  'DunningCaseCountsHaving': { kind: 'INPUT_OBJECT'; name: 'DunningCaseCountsHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'dueDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'nextDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'nextStep'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'pauseReason'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'pausedUntil'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'stage'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'waitReason'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'DunningCaseCountsSort': { kind: 'INPUT_OBJECT'; name: 'DunningCaseCountsSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dueDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'nextDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'nextStep'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'pauseReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'pausedUntil'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'stage'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'waitReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'DunningCaseExtremes': { kind: 'OBJECT'; name: 'DunningCaseExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'dueDate': { name: 'dueDate'; type: Named<'SCALAR', 'LocalDate'> };
    'invoiceNumber': { name: 'invoiceNumber'; type: Named<'SCALAR', 'String'> };
    'nextDate': { name: 'nextDate'; type: Named<'SCALAR', 'LocalDate'> };
    'nextStep': { name: 'nextStep'; type: Named<'SCALAR', 'String'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'openAmount': { name: 'openAmount'; type: Named<'SCALAR', 'Float'> };
    'pauseReason': { name: 'pauseReason'; type: Named<'SCALAR', 'String'> };
    'pausedUntil': { name: 'pausedUntil'; type: Named<'SCALAR', 'LocalDate'> };
    'stage': { name: 'stage'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'waitReason': { name: 'waitReason'; type: Named<'SCALAR', 'String'> };
  } };
  'DunningCaseExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'DunningCaseExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'dueDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'nextDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'nextStep'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'pauseReason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'pausedUntil'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'stage'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'waitReason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'DunningCaseExtremesSort': { kind: 'INPUT_OBJECT'; name: 'DunningCaseExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dueDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'nextDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'nextStep'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'pauseReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'pausedUntil'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'stage'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'waitReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'DunningCaseFilter': { kind: 'INPUT_OBJECT'; name: 'DunningCaseFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'DunningCaseFilter'>>>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'dueDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'invoice'; type: Named<'INPUT_OBJECT', 'BillingRecordFilter'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'nextDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'nextStep'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'DunningCaseFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'DunningCaseFilter'>>>; defaultValue: null },
    { name: 'pauseReason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'pausedUntil'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'stage'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'waitReason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'DunningCaseGroup': { kind: 'OBJECT'; name: 'DunningCaseGroup'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'dueDate': { name: 'dueDate'; type: Named<'OBJECT', 'DateGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'invoice': { name: 'invoice'; type: Named<'OBJECT', 'BillingRecordGroup'> };
    'invoiceId': { name: 'invoiceId'; type: Named<'SCALAR', 'ID'> };
    'invoiceNumber': { name: 'invoiceNumber'; type: Named<'SCALAR', 'String'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'MemberGroup'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'nextDate': { name: 'nextDate'; type: Named<'OBJECT', 'DateGroup'> };
    'nextStep': { name: 'nextStep'; type: Named<'SCALAR', 'String'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'openAmount': { name: 'openAmount'; type: Named<'SCALAR', 'Float'> };
    'pauseReason': { name: 'pauseReason'; type: Named<'SCALAR', 'String'> };
    'pausedUntil': { name: 'pausedUntil'; type: Named<'OBJECT', 'DateGroup'> };
    'stage': { name: 'stage'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'waitReason': { name: 'waitReason'; type: Named<'SCALAR', 'String'> };
  } };
  'DunningCaseGroupBy': { kind: 'INPUT_OBJECT'; name: 'DunningCaseGroupBy'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'dueDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'invoice'; type: Named<'INPUT_OBJECT', 'BillingRecordGroupBy'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupBy'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'nextDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'nextStep'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'pauseReason'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'pausedUntil'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'stage'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'waitReason'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'DunningCaseGroupSort': { kind: 'INPUT_OBJECT'; name: 'DunningCaseGroupSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'dueDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoice'; type: Named<'INPUT_OBJECT', 'BillingRecordGroupSort'>; defaultValue: null },
    { name: 'invoiceId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupSort'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'nextDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'nextStep'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'openAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'pauseReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'pausedUntil'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'stage'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'waitReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'DunningCaseHaving': { kind: 'INPUT_OBJECT'; name: 'DunningCaseHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'DunningCaseHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'DunningCaseNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'DunningCaseCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'DunningCaseExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'DunningCaseExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'DunningCaseHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'DunningCaseHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'DunningCaseNumbersHaving'>; defaultValue: null },
  ] };
  'DunningCaseListFilter': { kind: 'INPUT_OBJECT'; name: 'DunningCaseListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'DunningCaseFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'DunningCaseFilter'>; defaultValue: null },
  ] };
  'DunningCaseNumbers': { kind: 'OBJECT'; name: 'DunningCaseNumbers'; fields: {
    'openAmount': { name: 'openAmount'; type: Named<'SCALAR', 'Float'> };
  } };
  'DunningCaseNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'DunningCaseNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'openAmount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'DunningCaseNumbersSort': { kind: 'INPUT_OBJECT'; name: 'DunningCaseNumbersSort'; isOneOf: false; inputFields: [
    { name: 'openAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'DunningCasePage': { kind: 'OBJECT'; name: 'DunningCasePage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'DunningCase'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'DunningCasePatch': { kind: 'INPUT_OBJECT'; name: 'DunningCasePatch'; isOneOf: false; inputFields: [
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'pauseReason'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'pausedUntil'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
  ] };
  'DunningCaseSort': { kind: 'INPUT_OBJECT'; name: 'DunningCaseSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'DunningCaseSortField'>>; defaultValue: null },
  ] };
  'DunningCaseSortField': { name: 'DunningCaseSortField'; enumValues: 'createdAt' | 'dueDate' | 'id' | 'invoiceId' | 'invoiceInvoiceNumber' | 'invoiceNumber' | 'memberId' | 'memberName' | 'nextDate' | 'nextStep' | 'notes' | 'openAmount' | 'pauseReason' | 'pausedUntil' | 'stage' | 'updatedAt' | 'version' | 'waitReason' };
  'DunningPreview': { kind: 'OBJECT'; name: 'DunningPreview'; fields: {
    'blocks': { name: 'blocks'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'fees': { name: 'fees'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'isStarted': { name: 'isStarted'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'reminders': { name: 'reminders'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'remindersWithFee': { name: 'remindersWithFee'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'runId': { name: 'runId'; type: Named<'SCALAR', 'ID'> };
    'steps': { name: 'steps'; type: NonNull<Named<'OBJECT', 'DueDunningStepPage'>> };
  } };
  'DunningRun': { kind: 'OBJECT'; name: 'DunningRun'; fields: {
    'blocks': { name: 'blocks'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'error': { name: 'error'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'reminders': { name: 'reminders'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'remindersWithFee': { name: 'remindersWithFee'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'state': { name: 'state'; type: NonNull<Named<'ENUM', 'JobState'>> };
  } };
  'DunningStep': { kind: 'OBJECT'; name: 'DunningStep'; fields: {
    'action': { name: 'action'; type: NonNull<Named<'SCALAR', 'String'>> };
    'days': { name: 'days'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'fee': { name: 'fee'; type: NonNull<Named<'SCALAR', 'Float'>> };
  } };
  'DunningStepInput': { kind: 'INPUT_OBJECT'; name: 'DunningStepInput'; isOneOf: false; inputFields: [
    { name: 'action'; type: NonNull<Named<'SCALAR', 'String'>>; defaultValue: null },
    { name: 'days'; type: NonNull<Named<'SCALAR', 'Int'>>; defaultValue: null },
    { name: 'fee'; type: NonNull<Named<'SCALAR', 'Float'>>; defaultValue: null },
  ] };
  'EmailPreferenceType': { kind: 'OBJECT'; name: 'EmailPreferenceType'; fields: {
    'bounceReason': { name: 'bounceReason'; type: Named<'SCALAR', 'String'> };
    'bouncedAt': { name: 'bouncedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'consentAt': { name: 'consentAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'consentBy': { name: 'consentBy'; type: Named<'SCALAR', 'String'> };
    'documentsByEmail': { name: 'documentsByEmail'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'marketingConsent': { name: 'marketingConsent'; type: Named<'SCALAR', 'Boolean'> };
  } };
  'Employee': { kind: 'OBJECT'; name: 'Employee'; fields: {
    'address': { name: 'address'; type: Named<'SCALAR', 'String'> };
    'attendance': { name: 'attendance'; type: NonNull<Named<'OBJECT', 'AttendancePage'>> };
    'bankAccount': { name: 'bankAccount'; type: Named<'SCALAR', 'String'> };
    'city': { name: 'city'; type: Named<'SCALAR', 'String'> };
    'commissions': { name: 'commissions'; type: NonNull<Named<'OBJECT', 'CommissionPage'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'dateOfBirth': { name: 'dateOfBirth'; type: Named<'SCALAR', 'LocalDate'> };
    'department': { name: 'department'; type: NonNull<Named<'SCALAR', 'String'>> };
    'email': { name: 'email'; type: NonNull<Named<'SCALAR', 'String'>> };
    'emergencyContact': { name: 'emergencyContact'; type: Named<'SCALAR', 'String'> };
    'emergencyPhone': { name: 'emergencyPhone'; type: Named<'SCALAR', 'String'> };
    'gender': { name: 'gender'; type: Named<'SCALAR', 'String'> };
    'hireDate': { name: 'hireDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'lastDay': { name: 'lastDay'; type: Named<'SCALAR', 'LocalDate'> };
    'name': { name: 'name'; type: NonNull<Named<'SCALAR', 'String'>> };
    'pay': { name: 'pay'; type: NonNull<Named<'OBJECT', 'EmployeePayPage'>> };
    'payroll': { name: 'payroll'; type: NonNull<Named<'OBJECT', 'PayrollPage'>> };
    'phone': { name: 'phone'; type: NonNull<Named<'SCALAR', 'String'>> };
    'position': { name: 'position'; type: NonNull<Named<'SCALAR', 'String'>> };
    'qualifications': { name: 'qualifications'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'recordNotes': { name: 'recordNotes'; type: NonNull<Named<'OBJECT', 'NotePage'>> };
    'salary': { name: 'salary'; type: Named<'SCALAR', 'Float'> };
    'shifts': { name: 'shifts'; type: NonNull<Named<'OBJECT', 'ShiftPage'>> };
    'state': { name: 'state'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'taxId': { name: 'taxId'; type: Named<'SCALAR', 'String'> };
    'trainer': { name: 'trainer'; type: Named<'OBJECT', 'Trainer'> };
    'trainerId': { name: 'trainerId'; type: Named<'SCALAR', 'ID'> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'user': { name: 'user'; type: Named<'OBJECT', 'User'> };
    'userId': { name: 'userId'; type: Named<'SCALAR', 'ID'> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'zipCode': { name: 'zipCode'; type: Named<'SCALAR', 'String'> };
  } };
  'EmployeeAggregate': { kind: 'OBJECT'; name: 'EmployeeAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'EmployeeNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'EmployeeCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'EmployeeGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'EmployeeExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'EmployeeExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'EmployeeNumbers'>> };
  } };
  'EmployeeAggregateSort': { kind: 'INPUT_OBJECT'; name: 'EmployeeAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'EmployeeNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'EmployeeCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'EmployeeGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'EmployeeExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'EmployeeExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'EmployeeNumbersSort'>; defaultValue: null },
  ] };
  'EmployeeCounts': { kind: 'OBJECT'; name: 'EmployeeCounts'; fields: {
    'address': { name: 'address'; type: Named<'SCALAR', 'Int'> };
    'bankAccount': { name: 'bankAccount'; type: Named<'SCALAR', 'Int'> };
    'city': { name: 'city'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'dateOfBirth': { name: 'dateOfBirth'; type: Named<'SCALAR', 'Int'> };
    'department': { name: 'department'; type: Named<'SCALAR', 'Int'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'Int'> };
    'emergencyContact': { name: 'emergencyContact'; type: Named<'SCALAR', 'Int'> };
    'emergencyPhone': { name: 'emergencyPhone'; type: Named<'SCALAR', 'Int'> };
    'gender': { name: 'gender'; type: Named<'SCALAR', 'Int'> };
    'hireDate': { name: 'hireDate'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'lastDay': { name: 'lastDay'; type: Named<'SCALAR', 'Int'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'Int'> };
    'phone': { name: 'phone'; type: Named<'SCALAR', 'Int'> };
    'position': { name: 'position'; type: Named<'SCALAR', 'Int'> };
    'salary': { name: 'salary'; type: Named<'SCALAR', 'Int'> };
    'state': { name: 'state'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'taxId': { name: 'taxId'; type: Named<'SCALAR', 'Int'> };
    'trainerId': { name: 'trainerId'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
    'userId': { name: 'userId'; type: Named<'SCALAR', 'Int'> };
    'zipCode': { name: 'zipCode'; type: Named<'SCALAR', 'Int'> };
  } };
  'EmployeeCountsHaving': { kind: 'INPUT_OBJECT'; name: 'EmployeeCountsHaving'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'bankAccount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'city'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'department'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'gender'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'hireDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'lastDay'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'phone'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'position'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'salary'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'state'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'taxId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'userId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'EmployeeCountsSort': { kind: 'INPUT_OBJECT'; name: 'EmployeeCountsSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'bankAccount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'city'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'department'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'gender'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'hireDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastDay'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'phone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'position'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'salary'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'state'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'userId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'EmployeeExtremes': { kind: 'OBJECT'; name: 'EmployeeExtremes'; fields: {
    'address': { name: 'address'; type: Named<'SCALAR', 'String'> };
    'bankAccount': { name: 'bankAccount'; type: Named<'SCALAR', 'String'> };
    'city': { name: 'city'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'dateOfBirth': { name: 'dateOfBirth'; type: Named<'SCALAR', 'LocalDate'> };
    'department': { name: 'department'; type: Named<'SCALAR', 'String'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'String'> };
    'emergencyContact': { name: 'emergencyContact'; type: Named<'SCALAR', 'String'> };
    'emergencyPhone': { name: 'emergencyPhone'; type: Named<'SCALAR', 'String'> };
    'gender': { name: 'gender'; type: Named<'SCALAR', 'String'> };
    'hireDate': { name: 'hireDate'; type: Named<'SCALAR', 'LocalDate'> };
    'lastDay': { name: 'lastDay'; type: Named<'SCALAR', 'LocalDate'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'String'> };
    'phone': { name: 'phone'; type: Named<'SCALAR', 'String'> };
    'position': { name: 'position'; type: Named<'SCALAR', 'String'> };
    'salary': { name: 'salary'; type: Named<'SCALAR', 'Float'> };
    'state': { name: 'state'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'taxId': { name: 'taxId'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'zipCode': { name: 'zipCode'; type: Named<'SCALAR', 'String'> };
  } };
  'EmployeeExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'EmployeeExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'bankAccount'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'city'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'department'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'gender'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'hireDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'lastDay'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'phone'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'position'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'salary'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'state'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'taxId'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'EmployeeExtremesSort': { kind: 'INPUT_OBJECT'; name: 'EmployeeExtremesSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'bankAccount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'city'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'department'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'gender'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'hireDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastDay'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'phone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'position'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'salary'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'state'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'EmployeeFilter': { kind: 'INPUT_OBJECT'; name: 'EmployeeFilter'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'EmployeeFilter'>>>; defaultValue: null },
    { name: 'attendance'; type: Named<'INPUT_OBJECT', 'AttendanceListFilter'>; defaultValue: null },
    { name: 'bankAccount'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'city'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'commissions'; type: Named<'INPUT_OBJECT', 'CommissionListFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'department'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'gender'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'hireDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'lastDay'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'EmployeeFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'EmployeeFilter'>>>; defaultValue: null },
    { name: 'pay'; type: Named<'INPUT_OBJECT', 'EmployeePayListFilter'>; defaultValue: null },
    { name: 'payroll'; type: Named<'INPUT_OBJECT', 'PayrollListFilter'>; defaultValue: null },
    { name: 'phone'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'position'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'qualifications'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'recordNotes'; type: Named<'INPUT_OBJECT', 'NoteListFilter'>; defaultValue: null },
    { name: 'salary'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'shifts'; type: Named<'INPUT_OBJECT', 'ShiftListFilter'>; defaultValue: null },
    { name: 'state'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'taxId'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'trainer'; type: Named<'INPUT_OBJECT', 'TrainerFilter'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'user'; type: Named<'INPUT_OBJECT', 'UserFilter'>; defaultValue: null },
    { name: 'userId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'EmployeeGroup': { kind: 'OBJECT'; name: 'EmployeeGroup'; fields: {
    'address': { name: 'address'; type: Named<'SCALAR', 'String'> };
    'bankAccount': { name: 'bankAccount'; type: Named<'SCALAR', 'String'> };
    'city': { name: 'city'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'dateOfBirth': { name: 'dateOfBirth'; type: Named<'OBJECT', 'DateGroup'> };
    'department': { name: 'department'; type: Named<'SCALAR', 'String'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'String'> };
    'emergencyContact': { name: 'emergencyContact'; type: Named<'SCALAR', 'String'> };
    'emergencyPhone': { name: 'emergencyPhone'; type: Named<'SCALAR', 'String'> };
    'gender': { name: 'gender'; type: Named<'SCALAR', 'String'> };
    'hireDate': { name: 'hireDate'; type: Named<'OBJECT', 'DateGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'lastDay': { name: 'lastDay'; type: Named<'OBJECT', 'DateGroup'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'String'> };
    'phone': { name: 'phone'; type: Named<'SCALAR', 'String'> };
    'position': { name: 'position'; type: Named<'SCALAR', 'String'> };
    'salary': { name: 'salary'; type: Named<'SCALAR', 'Float'> };
    'state': { name: 'state'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'taxId': { name: 'taxId'; type: Named<'SCALAR', 'String'> };
    'trainer': { name: 'trainer'; type: Named<'OBJECT', 'TrainerGroup'> };
    'trainerId': { name: 'trainerId'; type: Named<'SCALAR', 'ID'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'user': { name: 'user'; type: Named<'OBJECT', 'UserGroup'> };
    'userId': { name: 'userId'; type: Named<'SCALAR', 'ID'> };
    'zipCode': { name: 'zipCode'; type: Named<'SCALAR', 'String'> };
  } };
  'EmployeeGroupBy': { kind: 'INPUT_OBJECT'; name: 'EmployeeGroupBy'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'bankAccount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'city'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'department'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'email'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'gender'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'hireDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'lastDay'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'phone'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'position'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'salary'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'state'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'taxId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'trainer'; type: Named<'INPUT_OBJECT', 'TrainerGroupBy'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'user'; type: Named<'INPUT_OBJECT', 'UserGroupBy'>; defaultValue: null },
    { name: 'userId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'EmployeeGroupSort': { kind: 'INPUT_OBJECT'; name: 'EmployeeGroupSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'bankAccount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'city'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'department'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'gender'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'hireDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastDay'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'phone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'position'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'salary'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'state'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'taxId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'trainer'; type: Named<'INPUT_OBJECT', 'TrainerGroupSort'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'user'; type: Named<'INPUT_OBJECT', 'UserGroupSort'>; defaultValue: null },
    { name: 'userId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'EmployeeHaving': { kind: 'INPUT_OBJECT'; name: 'EmployeeHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'EmployeeHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'EmployeeNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'EmployeeCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'EmployeeExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'EmployeeExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'EmployeeHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'EmployeeHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'EmployeeNumbersHaving'>; defaultValue: null },
  ] };
  'EmployeeHit': { kind: 'OBJECT'; name: 'EmployeeHit'; fields: {
    'detail': { name: 'detail'; type: Named<'SCALAR', 'String'> };
    'details': { name: 'details'; type: List<NonNull<Named<'OBJECT', 'RecordDetail'>>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'title': { name: 'title'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'EmployeeInput': { kind: 'INPUT_OBJECT'; name: 'EmployeeInput'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'bankAccount'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'city'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'department'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'email'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'gender'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'hireDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'lastDay'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'phone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'position'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'qualifications'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'salary'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'state'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'taxId'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'userId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'EmployeeListFilter': { kind: 'INPUT_OBJECT'; name: 'EmployeeListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'EmployeeFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'EmployeeFilter'>; defaultValue: null },
  ] };
  'EmployeeNumbers': { kind: 'OBJECT'; name: 'EmployeeNumbers'; fields: {
    'salary': { name: 'salary'; type: Named<'SCALAR', 'Float'> };
  } };
  'EmployeeNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'EmployeeNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'salary'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'EmployeeNumbersSort': { kind: 'INPUT_OBJECT'; name: 'EmployeeNumbersSort'; isOneOf: false; inputFields: [
    { name: 'salary'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'EmployeePage': { kind: 'OBJECT'; name: 'EmployeePage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Employee'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'EmployeePatch': { kind: 'INPUT_OBJECT'; name: 'EmployeePatch'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'bankAccount'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'city'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'department'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'email'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'gender'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'hireDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'lastDay'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'phone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'position'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'qualifications'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'salary'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'state'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'taxId'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'userId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'EmployeePay': { kind: 'OBJECT'; name: 'EmployeePay'; fields: {
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'employee': { name: 'employee'; type: Named<'OBJECT', 'Employee'> };
    'employeeId': { name: 'employeeId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'overtimeRate': { name: 'overtimeRate'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'salary': { name: 'salary'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'validFrom': { name: 'validFrom'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'EmployeePayAggregate': { kind: 'OBJECT'; name: 'EmployeePayAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'EmployeePayNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'EmployeePayCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'EmployeePayGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'EmployeePayExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'EmployeePayExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'EmployeePayNumbers'>> };
  } };
  'EmployeePayAggregateSort': { kind: 'INPUT_OBJECT'; name: 'EmployeePayAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'EmployeePayNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'EmployeePayCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'EmployeePayGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'EmployeePayExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'EmployeePayExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'EmployeePayNumbersSort'>; defaultValue: null },
  ] };
  'EmployeePayCounts': { kind: 'OBJECT'; name: 'EmployeePayCounts'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'employeeId': { name: 'employeeId'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'overtimeRate': { name: 'overtimeRate'; type: Named<'SCALAR', 'Int'> };
    'salary': { name: 'salary'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
    'validFrom': { name: 'validFrom'; type: Named<'SCALAR', 'Int'> };
  } };
  'EmployeePayCountsHaving': { kind: 'INPUT_OBJECT'; name: 'EmployeePayCountsHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'salary'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'EmployeePayCountsSort': { kind: 'INPUT_OBJECT'; name: 'EmployeePayCountsSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'salary'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'EmployeePayExtremes': { kind: 'OBJECT'; name: 'EmployeePayExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'overtimeRate': { name: 'overtimeRate'; type: Named<'SCALAR', 'Float'> };
    'salary': { name: 'salary'; type: Named<'SCALAR', 'Float'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'validFrom': { name: 'validFrom'; type: Named<'SCALAR', 'LocalDate'> };
  } };
  'EmployeePayExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'EmployeePayExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'salary'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
  ] };
  'EmployeePayExtremesSort': { kind: 'INPUT_OBJECT'; name: 'EmployeePayExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'salary'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'EmployeePayFilter': { kind: 'INPUT_OBJECT'; name: 'EmployeePayFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'EmployeePayFilter'>>>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeFilter'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'EmployeePayFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'EmployeePayFilter'>>>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'salary'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'EmployeePayGroup': { kind: 'OBJECT'; name: 'EmployeePayGroup'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'employee': { name: 'employee'; type: Named<'OBJECT', 'EmployeeGroup'> };
    'employeeId': { name: 'employeeId'; type: Named<'SCALAR', 'ID'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'overtimeRate': { name: 'overtimeRate'; type: Named<'SCALAR', 'Float'> };
    'salary': { name: 'salary'; type: Named<'SCALAR', 'Float'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'validFrom': { name: 'validFrom'; type: Named<'OBJECT', 'DateGroup'> };
  } };
  'EmployeePayGroupBy': { kind: 'INPUT_OBJECT'; name: 'EmployeePayGroupBy'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeGroupBy'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'salary'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
  ] };
  'EmployeePayGroupSort': { kind: 'INPUT_OBJECT'; name: 'EmployeePayGroupSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeGroupSort'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'salary'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
  ] };
  'EmployeePayHaving': { kind: 'INPUT_OBJECT'; name: 'EmployeePayHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'EmployeePayHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'EmployeePayNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'EmployeePayCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'EmployeePayExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'EmployeePayExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'EmployeePayHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'EmployeePayHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'EmployeePayNumbersHaving'>; defaultValue: null },
  ] };
  'EmployeePayInput': { kind: 'INPUT_OBJECT'; name: 'EmployeePayInput'; isOneOf: false; inputFields: [
    { name: 'employeeId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'salary'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
  ] };
  'EmployeePayListFilter': { kind: 'INPUT_OBJECT'; name: 'EmployeePayListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'EmployeePayFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'EmployeePayFilter'>; defaultValue: null },
  ] };
  'EmployeePayNumbers': { kind: 'OBJECT'; name: 'EmployeePayNumbers'; fields: {
    'overtimeRate': { name: 'overtimeRate'; type: Named<'SCALAR', 'Float'> };
    'salary': { name: 'salary'; type: Named<'SCALAR', 'Float'> };
  } };
  'EmployeePayNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'EmployeePayNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'overtimeRate'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'salary'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'EmployeePayNumbersSort': { kind: 'INPUT_OBJECT'; name: 'EmployeePayNumbersSort'; isOneOf: false; inputFields: [
    { name: 'overtimeRate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'salary'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'EmployeePayPage': { kind: 'OBJECT'; name: 'EmployeePayPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'EmployeePay'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'EmployeePayPatch': { kind: 'INPUT_OBJECT'; name: 'EmployeePayPatch'; isOneOf: false; inputFields: [
    { name: 'employeeId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'salary'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
  ] };
  'EmployeePaySort': { kind: 'INPUT_OBJECT'; name: 'EmployeePaySort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'EmployeePaySortField'>>; defaultValue: null },
  ] };
  'EmployeePaySortField': { name: 'EmployeePaySortField'; enumValues: 'createdAt' | 'employeeId' | 'employeeName' | 'id' | 'notes' | 'overtimeRate' | 'salary' | 'updatedAt' | 'validFrom' | 'version' };
  'EmployeeSort': { kind: 'INPUT_OBJECT'; name: 'EmployeeSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'EmployeeSortField'>>; defaultValue: null },
  ] };
  'EmployeeSortField': { name: 'EmployeeSortField'; enumValues: 'address' | 'bankAccount' | 'city' | 'createdAt' | 'dateOfBirth' | 'department' | 'email' | 'emergencyContact' | 'emergencyPhone' | 'gender' | 'hireDate' | 'id' | 'lastDay' | 'name' | 'phone' | 'position' | 'salary' | 'state' | 'status' | 'taxId' | 'trainerId' | 'trainerName' | 'updatedAt' | 'userId' | 'userUsername' | 'version' | 'zipCode' };
  'Equipment': { kind: 'OBJECT'; name: 'Equipment'; fields: {
    'assignedTo': { name: 'assignedTo'; type: Named<'OBJECT', 'Trainer'> };
    'assignedToId': { name: 'assignedToId'; type: Named<'SCALAR', 'ID'> };
    'cost': { name: 'cost'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'depreciationValue': { name: 'depreciationValue'; type: Named<'SCALAR', 'Float'> };
    'dimensions': { name: 'dimensions'; type: Named<'SCALAR', 'String'> };
    'eqpCondition': { name: 'eqpCondition'; type: Named<'SCALAR', 'String'> };
    'eqpManufacturer': { name: 'eqpManufacturer'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'lastMaintenance': { name: 'lastMaintenance'; type: Named<'SCALAR', 'LocalDate'> };
    'location': { name: 'location'; type: Named<'OBJECT', 'Location'> };
    'locationId': { name: 'locationId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'maintenanceHistory': { name: 'maintenanceHistory'; type: Named<'SCALAR', 'String'> };
    'maintenanceRecords': { name: 'maintenanceRecords'; type: NonNull<Named<'OBJECT', 'MaintenanceRecordPage'>> };
    'maintenanceSchedule': { name: 'maintenanceSchedule'; type: Named<'SCALAR', 'String'> };
    'manualUrl': { name: 'manualUrl'; type: Named<'SCALAR', 'String'> };
    'maxUserWeight': { name: 'maxUserWeight'; type: Named<'SCALAR', 'Float'> };
    'model': { name: 'model'; type: Named<'SCALAR', 'String'> };
    'name': { name: 'name'; type: NonNull<Named<'SCALAR', 'String'>> };
    'nextMaintenance': { name: 'nextMaintenance'; type: Named<'SCALAR', 'LocalDate'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'powerRequirement': { name: 'powerRequirement'; type: Named<'SCALAR', 'String'> };
    'purchaseDate': { name: 'purchaseDate'; type: Named<'SCALAR', 'LocalDate'> };
    'purchaseOrderNumber': { name: 'purchaseOrderNumber'; type: Named<'SCALAR', 'String'> };
    'qrCode': { name: 'qrCode'; type: Named<'SCALAR', 'String'> };
    'replacementCost': { name: 'replacementCost'; type: Named<'SCALAR', 'Float'> };
    'safetyGuidelines': { name: 'safetyGuidelines'; type: Named<'SCALAR', 'String'> };
    'serialNumber': { name: 'serialNumber'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'supplier': { name: 'supplier'; type: Named<'SCALAR', 'String'> };
    'type': { name: 'type'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'usageRestrictions': { name: 'usageRestrictions'; type: Named<'SCALAR', 'String'> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'warrantyExpiry': { name: 'warrantyExpiry'; type: Named<'SCALAR', 'LocalDate'> };
    'warrantyInfo': { name: 'warrantyInfo'; type: Named<'SCALAR', 'String'> };
  } };
  'EquipmentAggregate': { kind: 'OBJECT'; name: 'EquipmentAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'EquipmentNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'EquipmentCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'EquipmentGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'EquipmentExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'EquipmentExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'EquipmentNumbers'>> };
  } };
  'EquipmentAggregateSort': { kind: 'INPUT_OBJECT'; name: 'EquipmentAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'EquipmentNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'EquipmentCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'EquipmentGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'EquipmentExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'EquipmentExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'EquipmentNumbersSort'>; defaultValue: null },
  ] };
  'EquipmentCounts': { kind: 'OBJECT'; name: 'EquipmentCounts'; fields: {
    'assignedToId': { name: 'assignedToId'; type: Named<'SCALAR', 'Int'> };
    'cost': { name: 'cost'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'depreciationValue': { name: 'depreciationValue'; type: Named<'SCALAR', 'Int'> };
    'dimensions': { name: 'dimensions'; type: Named<'SCALAR', 'Int'> };
    'eqpCondition': { name: 'eqpCondition'; type: Named<'SCALAR', 'Int'> };
    'eqpManufacturer': { name: 'eqpManufacturer'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'lastMaintenance': { name: 'lastMaintenance'; type: Named<'SCALAR', 'Int'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'Int'> };
    'maintenanceHistory': { name: 'maintenanceHistory'; type: Named<'SCALAR', 'Int'> };
    'maintenanceSchedule': { name: 'maintenanceSchedule'; type: Named<'SCALAR', 'Int'> };
    'manualUrl': { name: 'manualUrl'; type: Named<'SCALAR', 'Int'> };
    'maxUserWeight': { name: 'maxUserWeight'; type: Named<'SCALAR', 'Int'> };
    'model': { name: 'model'; type: Named<'SCALAR', 'Int'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'Int'> };
    'nextMaintenance': { name: 'nextMaintenance'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'powerRequirement': { name: 'powerRequirement'; type: Named<'SCALAR', 'Int'> };
    'purchaseDate': { name: 'purchaseDate'; type: Named<'SCALAR', 'Int'> };
    'purchaseOrderNumber': { name: 'purchaseOrderNumber'; type: Named<'SCALAR', 'Int'> };
    'qrCode': { name: 'qrCode'; type: Named<'SCALAR', 'Int'> };
    'replacementCost': { name: 'replacementCost'; type: Named<'SCALAR', 'Int'> };
    'safetyGuidelines': { name: 'safetyGuidelines'; type: Named<'SCALAR', 'Int'> };
    'serialNumber': { name: 'serialNumber'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'supplier': { name: 'supplier'; type: Named<'SCALAR', 'Int'> };
    'type': { name: 'type'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
    'usageRestrictions': { name: 'usageRestrictions'; type: Named<'SCALAR', 'Int'> };
    'warrantyExpiry': { name: 'warrantyExpiry'; type: Named<'SCALAR', 'Int'> };
    'warrantyInfo': { name: 'warrantyInfo'; type: Named<'SCALAR', 'Int'> };
  } };
  'EquipmentCountsHaving': { kind: 'INPUT_OBJECT'; name: 'EquipmentCountsHaving'; isOneOf: false; inputFields: [
    { name: 'assignedToId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'cost'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'depreciationValue'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'dimensions'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'eqpCondition'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'eqpManufacturer'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'lastMaintenance'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'maintenanceHistory'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'maintenanceSchedule'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'manualUrl'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'maxUserWeight'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'model'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'nextMaintenance'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'powerRequirement'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'purchaseDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'qrCode'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'replacementCost'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'safetyGuidelines'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'serialNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'supplier'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'type'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'usageRestrictions'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'warrantyExpiry'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'warrantyInfo'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'EquipmentCountsSort': { kind: 'INPUT_OBJECT'; name: 'EquipmentCountsSort'; isOneOf: false; inputFields: [
    { name: 'assignedToId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cost'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'depreciationValue'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dimensions'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'eqpCondition'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'eqpManufacturer'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastMaintenance'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maintenanceHistory'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maintenanceSchedule'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'manualUrl'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maxUserWeight'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'model'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'nextMaintenance'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'powerRequirement'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'purchaseDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'qrCode'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'replacementCost'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'safetyGuidelines'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'serialNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'supplier'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'type'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'usageRestrictions'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'warrantyExpiry'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'warrantyInfo'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'EquipmentExtremes': { kind: 'OBJECT'; name: 'EquipmentExtremes'; fields: {
    'cost': { name: 'cost'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'depreciationValue': { name: 'depreciationValue'; type: Named<'SCALAR', 'Float'> };
    'dimensions': { name: 'dimensions'; type: Named<'SCALAR', 'String'> };
    'eqpCondition': { name: 'eqpCondition'; type: Named<'SCALAR', 'String'> };
    'eqpManufacturer': { name: 'eqpManufacturer'; type: Named<'SCALAR', 'String'> };
    'lastMaintenance': { name: 'lastMaintenance'; type: Named<'SCALAR', 'LocalDate'> };
    'maintenanceHistory': { name: 'maintenanceHistory'; type: Named<'SCALAR', 'String'> };
    'maintenanceSchedule': { name: 'maintenanceSchedule'; type: Named<'SCALAR', 'String'> };
    'manualUrl': { name: 'manualUrl'; type: Named<'SCALAR', 'String'> };
    'maxUserWeight': { name: 'maxUserWeight'; type: Named<'SCALAR', 'Float'> };
    'model': { name: 'model'; type: Named<'SCALAR', 'String'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'String'> };
    'nextMaintenance': { name: 'nextMaintenance'; type: Named<'SCALAR', 'LocalDate'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'powerRequirement': { name: 'powerRequirement'; type: Named<'SCALAR', 'String'> };
    'purchaseDate': { name: 'purchaseDate'; type: Named<'SCALAR', 'LocalDate'> };
    'purchaseOrderNumber': { name: 'purchaseOrderNumber'; type: Named<'SCALAR', 'String'> };
    'qrCode': { name: 'qrCode'; type: Named<'SCALAR', 'String'> };
    'replacementCost': { name: 'replacementCost'; type: Named<'SCALAR', 'Float'> };
    'safetyGuidelines': { name: 'safetyGuidelines'; type: Named<'SCALAR', 'String'> };
    'serialNumber': { name: 'serialNumber'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'supplier': { name: 'supplier'; type: Named<'SCALAR', 'String'> };
    'type': { name: 'type'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'usageRestrictions': { name: 'usageRestrictions'; type: Named<'SCALAR', 'String'> };
    'warrantyExpiry': { name: 'warrantyExpiry'; type: Named<'SCALAR', 'LocalDate'> };
    'warrantyInfo': { name: 'warrantyInfo'; type: Named<'SCALAR', 'String'> };
  } };
  'EquipmentExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'EquipmentExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'cost'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'depreciationValue'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'dimensions'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'eqpCondition'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'eqpManufacturer'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'lastMaintenance'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'maintenanceHistory'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'maintenanceSchedule'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'manualUrl'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'maxUserWeight'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'model'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'nextMaintenance'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'powerRequirement'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'purchaseDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'qrCode'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'replacementCost'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'safetyGuidelines'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'serialNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'supplier'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'type'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'usageRestrictions'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'warrantyExpiry'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'warrantyInfo'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'EquipmentExtremesSort': { kind: 'INPUT_OBJECT'; name: 'EquipmentExtremesSort'; isOneOf: false; inputFields: [
    { name: 'cost'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'depreciationValue'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dimensions'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'eqpCondition'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'eqpManufacturer'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastMaintenance'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maintenanceHistory'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maintenanceSchedule'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'manualUrl'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maxUserWeight'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'model'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'nextMaintenance'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'powerRequirement'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'purchaseDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'qrCode'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'replacementCost'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'safetyGuidelines'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'serialNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'supplier'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'type'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'usageRestrictions'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'warrantyExpiry'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'warrantyInfo'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'EquipmentFilter': { kind: 'INPUT_OBJECT'; name: 'EquipmentFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'EquipmentFilter'>>>; defaultValue: null },
    { name: 'assignedTo'; type: Named<'INPUT_OBJECT', 'TrainerFilter'>; defaultValue: null },
    { name: 'assignedToId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'cost'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'depreciationValue'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'dimensions'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'eqpCondition'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'eqpManufacturer'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'lastMaintenance'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'maintenanceHistory'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'maintenanceRecords'; type: Named<'INPUT_OBJECT', 'MaintenanceRecordListFilter'>; defaultValue: null },
    { name: 'maintenanceSchedule'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'manualUrl'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'maxUserWeight'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'model'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'nextMaintenance'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'EquipmentFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'EquipmentFilter'>>>; defaultValue: null },
    { name: 'powerRequirement'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'purchaseDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'qrCode'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'replacementCost'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'safetyGuidelines'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'serialNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'supplier'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'type'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'usageRestrictions'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'warrantyExpiry'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'warrantyInfo'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'EquipmentGroup': { kind: 'OBJECT'; name: 'EquipmentGroup'; fields: {
    'assignedTo': { name: 'assignedTo'; type: Named<'OBJECT', 'TrainerGroup'> };
    'assignedToId': { name: 'assignedToId'; type: Named<'SCALAR', 'ID'> };
    'cost': { name: 'cost'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'depreciationValue': { name: 'depreciationValue'; type: Named<'SCALAR', 'Float'> };
    'dimensions': { name: 'dimensions'; type: Named<'SCALAR', 'String'> };
    'eqpCondition': { name: 'eqpCondition'; type: Named<'SCALAR', 'String'> };
    'eqpManufacturer': { name: 'eqpManufacturer'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'lastMaintenance': { name: 'lastMaintenance'; type: Named<'OBJECT', 'DateGroup'> };
    'location': { name: 'location'; type: Named<'OBJECT', 'LocationGroup'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'maintenanceHistory': { name: 'maintenanceHistory'; type: Named<'SCALAR', 'String'> };
    'maintenanceSchedule': { name: 'maintenanceSchedule'; type: Named<'SCALAR', 'String'> };
    'manualUrl': { name: 'manualUrl'; type: Named<'SCALAR', 'String'> };
    'maxUserWeight': { name: 'maxUserWeight'; type: Named<'SCALAR', 'Float'> };
    'model': { name: 'model'; type: Named<'SCALAR', 'String'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'String'> };
    'nextMaintenance': { name: 'nextMaintenance'; type: Named<'OBJECT', 'DateGroup'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'powerRequirement': { name: 'powerRequirement'; type: Named<'SCALAR', 'String'> };
    'purchaseDate': { name: 'purchaseDate'; type: Named<'OBJECT', 'DateGroup'> };
    'purchaseOrderNumber': { name: 'purchaseOrderNumber'; type: Named<'SCALAR', 'String'> };
    'qrCode': { name: 'qrCode'; type: Named<'SCALAR', 'String'> };
    'replacementCost': { name: 'replacementCost'; type: Named<'SCALAR', 'Float'> };
    'safetyGuidelines': { name: 'safetyGuidelines'; type: Named<'SCALAR', 'String'> };
    'serialNumber': { name: 'serialNumber'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'supplier': { name: 'supplier'; type: Named<'SCALAR', 'String'> };
    'type': { name: 'type'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'usageRestrictions': { name: 'usageRestrictions'; type: Named<'SCALAR', 'String'> };
    'warrantyExpiry': { name: 'warrantyExpiry'; type: Named<'OBJECT', 'DateGroup'> };
    'warrantyInfo': { name: 'warrantyInfo'; type: Named<'SCALAR', 'String'> };
  } };
  'EquipmentGroupBy': { kind: 'INPUT_OBJECT'; name: 'EquipmentGroupBy'; isOneOf: false; inputFields: [
    { name: 'assignedTo'; type: Named<'INPUT_OBJECT', 'TrainerGroupBy'>; defaultValue: null },
    { name: 'assignedToId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'cost'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'depreciationValue'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'dimensions'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'eqpCondition'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'eqpManufacturer'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'lastMaintenance'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupBy'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'maintenanceHistory'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'maintenanceSchedule'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'manualUrl'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'maxUserWeight'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'model'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'nextMaintenance'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'powerRequirement'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'purchaseDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'qrCode'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'replacementCost'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'safetyGuidelines'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'serialNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'supplier'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'type'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'usageRestrictions'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'warrantyExpiry'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'warrantyInfo'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'EquipmentGroupSort': { kind: 'INPUT_OBJECT'; name: 'EquipmentGroupSort'; isOneOf: false; inputFields: [
    { name: 'assignedTo'; type: Named<'INPUT_OBJECT', 'TrainerGroupSort'>; defaultValue: null },
    { name: 'assignedToId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cost'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'depreciationValue'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dimensions'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'eqpCondition'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'eqpManufacturer'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastMaintenance'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupSort'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maintenanceHistory'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maintenanceSchedule'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'manualUrl'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maxUserWeight'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'model'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'nextMaintenance'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'powerRequirement'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'purchaseDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'qrCode'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'replacementCost'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'safetyGuidelines'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'serialNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'supplier'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'type'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'usageRestrictions'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'warrantyExpiry'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'warrantyInfo'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'EquipmentHaving': { kind: 'INPUT_OBJECT'; name: 'EquipmentHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'EquipmentHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'EquipmentNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'EquipmentCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'EquipmentExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'EquipmentExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'EquipmentHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'EquipmentHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'EquipmentNumbersHaving'>; defaultValue: null },
  ] };
  'EquipmentHit': { kind: 'OBJECT'; name: 'EquipmentHit'; fields: {
    'detail': { name: 'detail'; type: Named<'SCALAR', 'String'> };
    'details': { name: 'details'; type: List<NonNull<Named<'OBJECT', 'RecordDetail'>>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'title': { name: 'title'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'EquipmentInput': { kind: 'INPUT_OBJECT'; name: 'EquipmentInput'; isOneOf: false; inputFields: [
    { name: 'assignedToId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'cost'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'depreciationValue'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'dimensions'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'eqpCondition'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'eqpManufacturer'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'lastMaintenance'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'maintenanceHistory'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'maintenanceSchedule'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'manualUrl'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'maxUserWeight'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'model'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'nextMaintenance'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'powerRequirement'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'purchaseDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'qrCode'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'replacementCost'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'safetyGuidelines'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'serialNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'supplier'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'type'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'usageRestrictions'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'warrantyExpiry'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'warrantyInfo'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'EquipmentListFilter': { kind: 'INPUT_OBJECT'; name: 'EquipmentListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'EquipmentFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'EquipmentFilter'>; defaultValue: null },
  ] };
  'EquipmentNumbers': { kind: 'OBJECT'; name: 'EquipmentNumbers'; fields: {
    'cost': { name: 'cost'; type: Named<'SCALAR', 'Float'> };
    'depreciationValue': { name: 'depreciationValue'; type: Named<'SCALAR', 'Float'> };
    'maxUserWeight': { name: 'maxUserWeight'; type: Named<'SCALAR', 'Float'> };
    'replacementCost': { name: 'replacementCost'; type: Named<'SCALAR', 'Float'> };
  } };
  'EquipmentNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'EquipmentNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'cost'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'depreciationValue'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'maxUserWeight'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'replacementCost'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'EquipmentNumbersSort': { kind: 'INPUT_OBJECT'; name: 'EquipmentNumbersSort'; isOneOf: false; inputFields: [
    { name: 'cost'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'depreciationValue'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maxUserWeight'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'replacementCost'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'EquipmentPage': { kind: 'OBJECT'; name: 'EquipmentPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Equipment'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'EquipmentPatch': { kind: 'INPUT_OBJECT'; name: 'EquipmentPatch'; isOneOf: false; inputFields: [
    { name: 'assignedToId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'cost'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'depreciationValue'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'dimensions'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'eqpCondition'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'eqpManufacturer'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'lastMaintenance'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'maintenanceHistory'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'maintenanceSchedule'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'manualUrl'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'maxUserWeight'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'model'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'nextMaintenance'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'powerRequirement'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'purchaseDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'purchaseOrderNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'qrCode'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'replacementCost'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'safetyGuidelines'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'serialNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'supplier'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'type'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'usageRestrictions'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'warrantyExpiry'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'warrantyInfo'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'EquipmentSort': { kind: 'INPUT_OBJECT'; name: 'EquipmentSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'EquipmentSortField'>>; defaultValue: null },
  ] };
  'EquipmentSortField': { name: 'EquipmentSortField'; enumValues: 'assignedToId' | 'assignedToName' | 'cost' | 'createdAt' | 'depreciationValue' | 'dimensions' | 'eqpCondition' | 'eqpManufacturer' | 'id' | 'lastMaintenance' | 'locationId' | 'locationName' | 'maintenanceHistory' | 'maintenanceSchedule' | 'manualUrl' | 'maxUserWeight' | 'model' | 'name' | 'nextMaintenance' | 'notes' | 'powerRequirement' | 'purchaseDate' | 'purchaseOrderNumber' | 'qrCode' | 'replacementCost' | 'safetyGuidelines' | 'serialNumber' | 'status' | 'supplier' | 'type' | 'updatedAt' | 'usageRestrictions' | 'version' | 'warrantyExpiry' | 'warrantyInfo' };
  'Expense': { kind: 'OBJECT'; name: 'Expense'; fields: {
    'amount': { name: 'amount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'approvalDate': { name: 'approvalDate'; type: Named<'SCALAR', 'LocalDate'> };
    'approvedBy': { name: 'approvedBy'; type: Named<'SCALAR', 'String'> };
    'category': { name: 'category'; type: NonNull<Named<'SCALAR', 'String'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'expenseDate': { name: 'expenseDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'location': { name: 'location'; type: Named<'OBJECT', 'Location'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'paymentMethod': { name: 'paymentMethod'; type: NonNull<Named<'SCALAR', 'String'>> };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: Named<'SCALAR', 'String'> };
    'receiptNumber': { name: 'receiptNumber'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'vendor': { name: 'vendor'; type: NonNull<Named<'SCALAR', 'String'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ExpenseAggregate': { kind: 'OBJECT'; name: 'ExpenseAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'ExpenseNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'ExpenseCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'ExpenseGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'ExpenseExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'ExpenseExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'ExpenseNumbers'>> };
  } };
  'ExpenseAggregateSort': { kind: 'INPUT_OBJECT'; name: 'ExpenseAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'ExpenseNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'ExpenseCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'ExpenseGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'ExpenseExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'ExpenseExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'ExpenseNumbersSort'>; defaultValue: null },
  ] };
  'ExpenseCounts': { kind: 'OBJECT'; name: 'ExpenseCounts'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Int'> };
    'approvalDate': { name: 'approvalDate'; type: Named<'SCALAR', 'Int'> };
    'approvedBy': { name: 'approvedBy'; type: Named<'SCALAR', 'Int'> };
    'category': { name: 'category'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'Int'> };
    'expenseDate': { name: 'expenseDate'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'Int'> };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: Named<'SCALAR', 'Int'> };
    'receiptNumber': { name: 'receiptNumber'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
    'vendor': { name: 'vendor'; type: Named<'SCALAR', 'Int'> };
  } };
  'ExpenseCountsHaving': { kind: 'INPUT_OBJECT'; name: 'ExpenseCountsHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'approvalDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'approvedBy'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'category'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'expenseDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'receiptNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'vendor'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'ExpenseCountsSort': { kind: 'INPUT_OBJECT'; name: 'ExpenseCountsSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'approvalDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'approvedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'category'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'expenseDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'receiptNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'vendor'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ExpenseExtremes': { kind: 'OBJECT'; name: 'ExpenseExtremes'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'approvalDate': { name: 'approvalDate'; type: Named<'SCALAR', 'LocalDate'> };
    'approvedBy': { name: 'approvedBy'; type: Named<'SCALAR', 'String'> };
    'category': { name: 'category'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'expenseDate': { name: 'expenseDate'; type: Named<'SCALAR', 'LocalDate'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'String'> };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: Named<'SCALAR', 'String'> };
    'receiptNumber': { name: 'receiptNumber'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'vendor': { name: 'vendor'; type: Named<'SCALAR', 'String'> };
  } };
  'ExpenseExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'ExpenseExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'approvalDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'approvedBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'category'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'expenseDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'receiptNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'vendor'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'ExpenseExtremesSort': { kind: 'INPUT_OBJECT'; name: 'ExpenseExtremesSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'approvalDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'approvedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'category'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'expenseDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'receiptNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'vendor'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ExpenseFilter': { kind: 'INPUT_OBJECT'; name: 'ExpenseFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'ExpenseFilter'>>>; defaultValue: null },
    { name: 'approvalDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'approvedBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'category'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'expenseDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'ExpenseFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'ExpenseFilter'>>>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'receiptNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'vendor'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'ExpenseGroup': { kind: 'OBJECT'; name: 'ExpenseGroup'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'approvalDate': { name: 'approvalDate'; type: Named<'OBJECT', 'DateGroup'> };
    'approvedBy': { name: 'approvedBy'; type: Named<'SCALAR', 'String'> };
    'category': { name: 'category'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'expenseDate': { name: 'expenseDate'; type: Named<'OBJECT', 'DateGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'location': { name: 'location'; type: Named<'OBJECT', 'LocationGroup'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'String'> };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: Named<'SCALAR', 'String'> };
    'receiptNumber': { name: 'receiptNumber'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'vendor': { name: 'vendor'; type: Named<'SCALAR', 'String'> };
  } };
  'ExpenseGroupBy': { kind: 'INPUT_OBJECT'; name: 'ExpenseGroupBy'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'approvalDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'approvedBy'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'category'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'expenseDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupBy'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'receiptNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'vendor'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'ExpenseGroupSort': { kind: 'INPUT_OBJECT'; name: 'ExpenseGroupSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'approvalDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'approvedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'category'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'expenseDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupSort'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'receiptNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'vendor'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ExpenseHaving': { kind: 'INPUT_OBJECT'; name: 'ExpenseHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'ExpenseHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'ExpenseNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'ExpenseCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'ExpenseExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'ExpenseExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'ExpenseHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'ExpenseHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'ExpenseNumbersHaving'>; defaultValue: null },
  ] };
  'ExpenseInput': { kind: 'INPUT_OBJECT'; name: 'ExpenseInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'approvalDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'approvedBy'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'category'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'expenseDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'receiptNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'vendor'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'ExpenseListFilter': { kind: 'INPUT_OBJECT'; name: 'ExpenseListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'ExpenseFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'ExpenseFilter'>; defaultValue: null },
  ] };
  'ExpenseNumbers': { kind: 'OBJECT'; name: 'ExpenseNumbers'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
  } };
  'ExpenseNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'ExpenseNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'ExpenseNumbersSort': { kind: 'INPUT_OBJECT'; name: 'ExpenseNumbersSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ExpensePage': { kind: 'OBJECT'; name: 'ExpensePage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Expense'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ExpensePatch': { kind: 'INPUT_OBJECT'; name: 'ExpensePatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'approvalDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'approvedBy'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'category'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'expenseDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'receiptNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'vendor'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'ExpenseSort': { kind: 'INPUT_OBJECT'; name: 'ExpenseSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'ExpenseSortField'>>; defaultValue: null },
  ] };
  'ExpenseSortField': { name: 'ExpenseSortField'; enumValues: 'amount' | 'approvalDate' | 'approvedBy' | 'category' | 'createdAt' | 'description' | 'expenseDate' | 'id' | 'locationId' | 'locationName' | 'notes' | 'paymentMethod' | 'receiptImageUrl' | 'receiptNumber' | 'status' | 'updatedAt' | 'vendor' | 'version' };
  'ExternalPayment': { kind: 'OBJECT'; name: 'ExternalPayment'; fields: {
    'amount': { name: 'amount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'category': { name: 'category'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'invoiceNumber': { name: 'invoiceNumber'; type: Named<'SCALAR', 'String'> };
    'location': { name: 'location'; type: Named<'OBJECT', 'Location'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'paymentDate': { name: 'paymentDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'paymentMethod': { name: 'paymentMethod'; type: NonNull<Named<'SCALAR', 'String'>> };
    'paymentNumber': { name: 'paymentNumber'; type: NonNull<Named<'SCALAR', 'String'>> };
    'paymentStatus': { name: 'paymentStatus'; type: NonNull<Named<'SCALAR', 'String'>> };
    'paymentType': { name: 'paymentType'; type: NonNull<Named<'SCALAR', 'String'>> };
    'referenceNumber': { name: 'referenceNumber'; type: Named<'SCALAR', 'String'> };
    'transactionId': { name: 'transactionId'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'vendorName': { name: 'vendorName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ExternalPaymentAggregate': { kind: 'OBJECT'; name: 'ExternalPaymentAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'ExternalPaymentNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'ExternalPaymentCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'ExternalPaymentGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'ExternalPaymentExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'ExternalPaymentExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'ExternalPaymentNumbers'>> };
  } };
  'ExternalPaymentAggregateSort': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'ExternalPaymentNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'ExternalPaymentCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'ExternalPaymentGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'ExternalPaymentExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'ExternalPaymentExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'ExternalPaymentNumbersSort'>; defaultValue: null },
  ] };
  'ExternalPaymentCounts': { kind: 'OBJECT'; name: 'ExternalPaymentCounts'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Int'> };
    'category': { name: 'category'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'invoiceNumber': { name: 'invoiceNumber'; type: Named<'SCALAR', 'Int'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'paymentDate': { name: 'paymentDate'; type: Named<'SCALAR', 'Int'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'Int'> };
    'paymentNumber': { name: 'paymentNumber'; type: Named<'SCALAR', 'Int'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'Int'> };
    'paymentType': { name: 'paymentType'; type: Named<'SCALAR', 'Int'> };
    'referenceNumber': { name: 'referenceNumber'; type: Named<'SCALAR', 'Int'> };
    'transactionId': { name: 'transactionId'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
    'vendorName': { name: 'vendorName'; type: Named<'SCALAR', 'Int'> };
  } };
  'ExternalPaymentCountsHaving': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentCountsHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'category'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'vendorName'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'ExternalPaymentCountsSort': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentCountsSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'category'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'vendorName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ExternalPaymentExtremes': { kind: 'OBJECT'; name: 'ExternalPaymentExtremes'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'category': { name: 'category'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'invoiceNumber': { name: 'invoiceNumber'; type: Named<'SCALAR', 'String'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'paymentDate': { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'String'> };
    'paymentNumber': { name: 'paymentNumber'; type: Named<'SCALAR', 'String'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'String'> };
    'paymentType': { name: 'paymentType'; type: Named<'SCALAR', 'String'> };
    'referenceNumber': { name: 'referenceNumber'; type: Named<'SCALAR', 'String'> };
    'transactionId': { name: 'transactionId'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'vendorName': { name: 'vendorName'; type: Named<'SCALAR', 'String'> };
  } };
  'ExternalPaymentExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'category'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'vendorName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'ExternalPaymentExtremesSort': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentExtremesSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'category'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'vendorName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ExternalPaymentFilter': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'ExternalPaymentFilter'>>>; defaultValue: null },
    { name: 'category'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'ExternalPaymentFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'ExternalPaymentFilter'>>>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'vendorName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'ExternalPaymentGroup': { kind: 'OBJECT'; name: 'ExternalPaymentGroup'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'category': { name: 'category'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'invoiceNumber': { name: 'invoiceNumber'; type: Named<'SCALAR', 'String'> };
    'location': { name: 'location'; type: Named<'OBJECT', 'LocationGroup'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'paymentDate': { name: 'paymentDate'; type: Named<'OBJECT', 'DateGroup'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'String'> };
    'paymentNumber': { name: 'paymentNumber'; type: Named<'SCALAR', 'String'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'String'> };
    'paymentType': { name: 'paymentType'; type: Named<'SCALAR', 'String'> };
    'referenceNumber': { name: 'referenceNumber'; type: Named<'SCALAR', 'String'> };
    'transactionId': { name: 'transactionId'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'vendorName': { name: 'vendorName'; type: Named<'SCALAR', 'String'> };
  } };
  'ExternalPaymentGroupBy': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentGroupBy'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'category'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupBy'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'vendorName'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'ExternalPaymentGroupSort': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentGroupSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'category'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupSort'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'vendorName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ExternalPaymentHaving': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'ExternalPaymentHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'ExternalPaymentNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'ExternalPaymentCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'ExternalPaymentExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'ExternalPaymentExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'ExternalPaymentHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'ExternalPaymentHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'ExternalPaymentNumbersHaving'>; defaultValue: null },
  ] };
  'ExternalPaymentInput': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'category'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'vendorName'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'ExternalPaymentListFilter': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'ExternalPaymentFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'ExternalPaymentFilter'>; defaultValue: null },
  ] };
  'ExternalPaymentNumbers': { kind: 'OBJECT'; name: 'ExternalPaymentNumbers'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
  } };
  'ExternalPaymentNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'ExternalPaymentNumbersSort': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentNumbersSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ExternalPaymentPage': { kind: 'OBJECT'; name: 'ExternalPaymentPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'ExternalPayment'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ExternalPaymentPatch': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentPatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'category'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'invoiceNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'vendorName'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'ExternalPaymentSort': { kind: 'INPUT_OBJECT'; name: 'ExternalPaymentSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'ExternalPaymentSortField'>>; defaultValue: null },
  ] };
  'ExternalPaymentSortField': { name: 'ExternalPaymentSortField'; enumValues: 'amount' | 'category' | 'createdAt' | 'id' | 'invoiceNumber' | 'locationId' | 'locationName' | 'notes' | 'paymentDate' | 'paymentMethod' | 'paymentNumber' | 'paymentStatus' | 'paymentType' | 'referenceNumber' | 'transactionId' | 'updatedAt' | 'vendorName' | 'version' };
  'FieldChange': { kind: 'OBJECT'; name: 'FieldChange'; fields: {
    'after': { name: 'after'; type: Named<'SCALAR', 'String'> };
    'afterText': { name: 'afterText'; type: Named<'SCALAR', 'String'> };
    'before': { name: 'before'; type: Named<'SCALAR', 'String'> };
    'beforeText': { name: 'beforeText'; type: Named<'SCALAR', 'String'> };
    'field': { name: 'field'; type: NonNull<Named<'SCALAR', 'String'>> };
    'isWritable': { name: 'isWritable'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'label': { name: 'label'; type: NonNull<Named<'SCALAR', 'String'>> };
    'target': { name: 'target'; type: Named<'SCALAR', 'String'> };
  } };
  'Float': unknown;
  'FreezeContractInput': { kind: 'INPUT_OBJECT'; name: 'FreezeContractInput'; isOneOf: false; inputFields: [
    { name: 'fee'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'from'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'reason'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'until'; type: NonNull<Named<'SCALAR', 'LocalDate'>>; defaultValue: null },
  ] };
  'ID': unknown;
  'IdFilter': { kind: 'INPUT_OBJECT'; name: 'IdFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'in'; type: List<NonNull<Named<'SCALAR', 'ID'>>>; defaultValue: null },
    { name: 'isNull'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'ne'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notIn'; type: List<NonNull<Named<'SCALAR', 'ID'>>>; defaultValue: null },
  ] };
  'Income': { kind: 'OBJECT'; name: 'Income'; fields: {
    'amount': { name: 'amount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'category': { name: 'category'; type: NonNull<Named<'SCALAR', 'String'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'incomeDate': { name: 'incomeDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'location': { name: 'location'; type: Named<'OBJECT', 'Location'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'paymentMethod': { name: 'paymentMethod'; type: NonNull<Named<'SCALAR', 'String'>> };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: Named<'SCALAR', 'String'> };
    'recordedBy': { name: 'recordedBy'; type: Named<'SCALAR', 'String'> };
    'recordingDate': { name: 'recordingDate'; type: Named<'SCALAR', 'LocalDate'> };
    'referenceNumber': { name: 'referenceNumber'; type: Named<'SCALAR', 'String'> };
    'source': { name: 'source'; type: NonNull<Named<'SCALAR', 'String'>> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'IncomeAggregate': { kind: 'OBJECT'; name: 'IncomeAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'IncomeNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'IncomeCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'IncomeGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'IncomeExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'IncomeExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'IncomeNumbers'>> };
  } };
  'IncomeAggregateSort': { kind: 'INPUT_OBJECT'; name: 'IncomeAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'IncomeNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'IncomeCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'IncomeGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'IncomeExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'IncomeExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'IncomeNumbersSort'>; defaultValue: null },
  ] };
  'IncomeCounts': { kind: 'OBJECT'; name: 'IncomeCounts'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Int'> };
    'category': { name: 'category'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'incomeDate': { name: 'incomeDate'; type: Named<'SCALAR', 'Int'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'Int'> };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: Named<'SCALAR', 'Int'> };
    'recordedBy': { name: 'recordedBy'; type: Named<'SCALAR', 'Int'> };
    'recordingDate': { name: 'recordingDate'; type: Named<'SCALAR', 'Int'> };
    'referenceNumber': { name: 'referenceNumber'; type: Named<'SCALAR', 'Int'> };
    'source': { name: 'source'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'IncomeCountsHaving': { kind: 'INPUT_OBJECT'; name: 'IncomeCountsHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'category'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'incomeDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'recordedBy'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'recordingDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'source'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'IncomeCountsSort': { kind: 'INPUT_OBJECT'; name: 'IncomeCountsSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'category'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'incomeDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'recordedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'recordingDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'source'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'IncomeExtremes': { kind: 'OBJECT'; name: 'IncomeExtremes'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'category': { name: 'category'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'incomeDate': { name: 'incomeDate'; type: Named<'SCALAR', 'LocalDate'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'String'> };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: Named<'SCALAR', 'String'> };
    'recordedBy': { name: 'recordedBy'; type: Named<'SCALAR', 'String'> };
    'recordingDate': { name: 'recordingDate'; type: Named<'SCALAR', 'LocalDate'> };
    'referenceNumber': { name: 'referenceNumber'; type: Named<'SCALAR', 'String'> };
    'source': { name: 'source'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'IncomeExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'IncomeExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'category'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'incomeDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'recordedBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'recordingDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'source'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'IncomeExtremesSort': { kind: 'INPUT_OBJECT'; name: 'IncomeExtremesSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'category'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'incomeDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'recordedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'recordingDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'source'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'IncomeFilter': { kind: 'INPUT_OBJECT'; name: 'IncomeFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'IncomeFilter'>>>; defaultValue: null },
    { name: 'category'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'incomeDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'IncomeFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'IncomeFilter'>>>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'recordedBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'recordingDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'source'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'IncomeGroup': { kind: 'OBJECT'; name: 'IncomeGroup'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'category': { name: 'category'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'incomeDate': { name: 'incomeDate'; type: Named<'OBJECT', 'DateGroup'> };
    'location': { name: 'location'; type: Named<'OBJECT', 'LocationGroup'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'String'> };
    'receiptImageUrl': { name: 'receiptImageUrl'; type: Named<'SCALAR', 'String'> };
    'recordedBy': { name: 'recordedBy'; type: Named<'SCALAR', 'String'> };
    'recordingDate': { name: 'recordingDate'; type: Named<'OBJECT', 'DateGroup'> };
    'referenceNumber': { name: 'referenceNumber'; type: Named<'SCALAR', 'String'> };
    'source': { name: 'source'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'IncomeGroupBy': { kind: 'INPUT_OBJECT'; name: 'IncomeGroupBy'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'category'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'incomeDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupBy'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'recordedBy'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'recordingDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'source'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'IncomeGroupSort': { kind: 'INPUT_OBJECT'; name: 'IncomeGroupSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'category'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'incomeDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupSort'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'recordedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'recordingDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'source'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'IncomeHaving': { kind: 'INPUT_OBJECT'; name: 'IncomeHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'IncomeHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'IncomeNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'IncomeCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'IncomeExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'IncomeExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'IncomeHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'IncomeHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'IncomeNumbersHaving'>; defaultValue: null },
  ] };
  'IncomeInput': { kind: 'INPUT_OBJECT'; name: 'IncomeInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'category'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'incomeDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'recordedBy'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'recordingDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'source'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'IncomeListFilter': { kind: 'INPUT_OBJECT'; name: 'IncomeListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'IncomeFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'IncomeFilter'>; defaultValue: null },
  ] };
  'IncomeNumbers': { kind: 'OBJECT'; name: 'IncomeNumbers'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
  } };
  'IncomeNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'IncomeNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'IncomeNumbersSort': { kind: 'INPUT_OBJECT'; name: 'IncomeNumbersSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'IncomePage': { kind: 'OBJECT'; name: 'IncomePage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Income'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'IncomePatch': { kind: 'INPUT_OBJECT'; name: 'IncomePatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'category'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'incomeDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'receiptImageUrl'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'recordedBy'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'recordingDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'source'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'IncomeSort': { kind: 'INPUT_OBJECT'; name: 'IncomeSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'IncomeSortField'>>; defaultValue: null },
  ] };
  'IncomeSortField': { name: 'IncomeSortField'; enumValues: 'amount' | 'category' | 'createdAt' | 'description' | 'id' | 'incomeDate' | 'locationId' | 'locationName' | 'notes' | 'paymentMethod' | 'receiptImageUrl' | 'recordedBy' | 'recordingDate' | 'referenceNumber' | 'source' | 'status' | 'updatedAt' | 'version' };
  'Int': unknown;
  'IntFilter': { kind: 'INPUT_OBJECT'; name: 'IntFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'gt'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'gte'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'in'; type: List<NonNull<Named<'SCALAR', 'Int'>>>; defaultValue: null },
    { name: 'isNull'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'lt'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'lte'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'ne'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'notIn'; type: List<NonNull<Named<'SCALAR', 'Int'>>>; defaultValue: null },
  ] };
  'InvoiceLine': { kind: 'OBJECT'; name: 'InvoiceLine'; fields: {
    'amount': { name: 'amount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'description': { name: 'description'; type: NonNull<Named<'SCALAR', 'String'>> };
    'from': { name: 'from'; type: Named<'SCALAR', 'LocalDate'> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'quantity': { name: 'quantity'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'taxAmount': { name: 'taxAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'taxName': { name: 'taxName'; type: Named<'SCALAR', 'String'> };
    'taxPercent': { name: 'taxPercent'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'to': { name: 'to'; type: Named<'SCALAR', 'LocalDate'> };
    'unitPrice': { name: 'unitPrice'; type: NonNull<Named<'SCALAR', 'Float'>> };
  } };
  'JobCount': { kind: 'OBJECT'; name: 'JobCount'; fields: {
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'name': { name: 'name'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'JobRun': { kind: 'OBJECT'; name: 'JobRun'; fields: {
    'attempt': { name: 'attempt'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'attempts': { name: 'attempts'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'counts': { name: 'counts'; type: NonNull<List<NonNull<Named<'OBJECT', 'JobCount'>>>> };
    'endedAt': { name: 'endedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'error': { name: 'error'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'name': { name: 'name'; type: NonNull<Named<'SCALAR', 'String'>> };
    'progress': { name: 'progress'; type: Named<'SCALAR', 'Float'> };
    'progressText': { name: 'progressText'; type: Named<'SCALAR', 'String'> };
    'startedAt': { name: 'startedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'startsAt': { name: 'startsAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'state': { name: 'state'; type: NonNull<Named<'ENUM', 'JobState'>> };
    'title': { name: 'title'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'JobRunPage': { kind: 'OBJECT'; name: 'JobRunPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'JobRun'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'JobState': { name: 'JobState'; enumValues: 'CANCELLED' | 'COMPLETED' | 'FAILED' | 'RETRYING' | 'RUNNING' | 'WAITING' };
  'Language': { name: 'Language'; enumValues: 'de' | 'en' | 'system' };
  'LocalDate': unknown;
  'Location': { kind: 'OBJECT'; name: 'Location'; fields: {
    'address': { name: 'address'; type: NonNull<Named<'SCALAR', 'String'>> };
    'amenities': { name: 'amenities'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'capacity': { name: 'capacity'; type: Named<'SCALAR', 'Int'> };
    'city': { name: 'city'; type: NonNull<Named<'SCALAR', 'String'>> };
    'commissions': { name: 'commissions'; type: NonNull<Named<'OBJECT', 'CommissionPage'>> };
    'contracts': { name: 'contracts'; type: NonNull<Named<'OBJECT', 'ContractPage'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'dayCloses': { name: 'dayCloses'; type: NonNull<Named<'OBJECT', 'DayClosePage'>> };
    'email': { name: 'email'; type: Named<'SCALAR', 'String'> };
    'equipment': { name: 'equipment'; type: NonNull<Named<'OBJECT', 'EquipmentPage'>> };
    'expenses': { name: 'expenses'; type: NonNull<Named<'OBJECT', 'ExpensePage'>> };
    'externalPayments': { name: 'externalPayments'; type: NonNull<Named<'OBJECT', 'ExternalPaymentPage'>> };
    'homeMembers': { name: 'homeMembers'; type: NonNull<Named<'OBJECT', 'MemberPage'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'income': { name: 'income'; type: NonNull<Named<'OBJECT', 'IncomePage'>> };
    'invoices': { name: 'invoices'; type: NonNull<Named<'OBJECT', 'BillingRecordPage'>> };
    'name': { name: 'name'; type: NonNull<Named<'SCALAR', 'String'>> };
    'openingHours': { name: 'openingHours'; type: Named<'OBJECT', 'OpeningHours'> };
    'payments': { name: 'payments'; type: NonNull<Named<'OBJECT', 'PaymentPage'>> };
    'phone': { name: 'phone'; type: Named<'SCALAR', 'String'> };
    'shifts': { name: 'shifts'; type: NonNull<Named<'OBJECT', 'ShiftPage'>> };
    'state': { name: 'state'; type: NonNull<Named<'SCALAR', 'String'>> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'visits': { name: 'visits'; type: NonNull<Named<'OBJECT', 'VisitPage'>> };
    'zipCode': { name: 'zipCode'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'LocationAggregate': { kind: 'OBJECT'; name: 'LocationAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'LocationNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'LocationCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'LocationGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'LocationExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'LocationExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'LocationNumbers'>> };
  } };
  'LocationAggregateSort': { kind: 'INPUT_OBJECT'; name: 'LocationAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'LocationNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'LocationCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'LocationGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'LocationExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'LocationExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'LocationNumbersSort'>; defaultValue: null },
  ] };
  'LocationCounts': { kind: 'OBJECT'; name: 'LocationCounts'; fields: {
    'address': { name: 'address'; type: Named<'SCALAR', 'Int'> };
    'capacity': { name: 'capacity'; type: Named<'SCALAR', 'Int'> };
    'city': { name: 'city'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'Int'> };
    'phone': { name: 'phone'; type: Named<'SCALAR', 'Int'> };
    'state': { name: 'state'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
    'zipCode': { name: 'zipCode'; type: Named<'SCALAR', 'Int'> };
  } };
  'LocationCountsHaving': { kind: 'INPUT_OBJECT'; name: 'LocationCountsHaving'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'capacity'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'city'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'phone'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'state'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'LocationCountsSort': { kind: 'INPUT_OBJECT'; name: 'LocationCountsSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'capacity'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'city'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'phone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'state'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'LocationExtremes': { kind: 'OBJECT'; name: 'LocationExtremes'; fields: {
    'address': { name: 'address'; type: Named<'SCALAR', 'String'> };
    'capacity': { name: 'capacity'; type: Named<'SCALAR', 'Int'> };
    'city': { name: 'city'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'String'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'String'> };
    'phone': { name: 'phone'; type: Named<'SCALAR', 'String'> };
    'state': { name: 'state'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'zipCode': { name: 'zipCode'; type: Named<'SCALAR', 'String'> };
  } };
  'LocationExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'LocationExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'capacity'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'city'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'phone'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'state'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'LocationExtremesSort': { kind: 'INPUT_OBJECT'; name: 'LocationExtremesSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'capacity'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'city'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'phone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'state'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'LocationFilter': { kind: 'INPUT_OBJECT'; name: 'LocationFilter'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'amenities'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'LocationFilter'>>>; defaultValue: null },
    { name: 'capacity'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'city'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'commissions'; type: Named<'INPUT_OBJECT', 'CommissionListFilter'>; defaultValue: null },
    { name: 'contracts'; type: Named<'INPUT_OBJECT', 'ContractListFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'dayCloses'; type: Named<'INPUT_OBJECT', 'DayCloseListFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'equipment'; type: Named<'INPUT_OBJECT', 'EquipmentListFilter'>; defaultValue: null },
    { name: 'expenses'; type: Named<'INPUT_OBJECT', 'ExpenseListFilter'>; defaultValue: null },
    { name: 'externalPayments'; type: Named<'INPUT_OBJECT', 'ExternalPaymentListFilter'>; defaultValue: null },
    { name: 'homeMembers'; type: Named<'INPUT_OBJECT', 'MemberListFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'income'; type: Named<'INPUT_OBJECT', 'IncomeListFilter'>; defaultValue: null },
    { name: 'invoices'; type: Named<'INPUT_OBJECT', 'BillingRecordListFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'LocationFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'LocationFilter'>>>; defaultValue: null },
    { name: 'payments'; type: Named<'INPUT_OBJECT', 'PaymentListFilter'>; defaultValue: null },
    { name: 'phone'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'shifts'; type: Named<'INPUT_OBJECT', 'ShiftListFilter'>; defaultValue: null },
    { name: 'state'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'visits'; type: Named<'INPUT_OBJECT', 'VisitListFilter'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'LocationGroup': { kind: 'OBJECT'; name: 'LocationGroup'; fields: {
    'address': { name: 'address'; type: Named<'SCALAR', 'String'> };
    'capacity': { name: 'capacity'; type: Named<'SCALAR', 'Int'> };
    'city': { name: 'city'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'String'> };
    'phone': { name: 'phone'; type: Named<'SCALAR', 'String'> };
    'state': { name: 'state'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'zipCode': { name: 'zipCode'; type: Named<'SCALAR', 'String'> };
  } };
  'LocationGroupBy': { kind: 'INPUT_OBJECT'; name: 'LocationGroupBy'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'capacity'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'city'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'email'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'phone'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'state'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'LocationGroupSort': { kind: 'INPUT_OBJECT'; name: 'LocationGroupSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'capacity'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'city'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'phone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'state'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'LocationHaving': { kind: 'INPUT_OBJECT'; name: 'LocationHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'LocationHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'LocationNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'LocationCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'LocationExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'LocationExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'LocationHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'LocationHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'LocationNumbersHaving'>; defaultValue: null },
  ] };
  'LocationInput': { kind: 'INPUT_OBJECT'; name: 'LocationInput'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'amenities'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'capacity'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'city'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'email'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'openingHours'; type: Named<'INPUT_OBJECT', 'OpeningHoursInput'>; defaultValue: null },
    { name: 'phone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'state'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'LocationNumbers': { kind: 'OBJECT'; name: 'LocationNumbers'; fields: {
    'capacity': { name: 'capacity'; type: Named<'SCALAR', 'Float'> };
  } };
  'LocationNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'LocationNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'capacity'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'LocationNumbersSort': { kind: 'INPUT_OBJECT'; name: 'LocationNumbersSort'; isOneOf: false; inputFields: [
    { name: 'capacity'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'LocationPage': { kind: 'OBJECT'; name: 'LocationPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Location'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'LocationPatch': { kind: 'INPUT_OBJECT'; name: 'LocationPatch'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'amenities'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'capacity'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'city'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'email'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'openingHours'; type: Named<'INPUT_OBJECT', 'OpeningHoursInput'>; defaultValue: null },
    { name: 'phone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'state'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'LocationSort': { kind: 'INPUT_OBJECT'; name: 'LocationSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'LocationSortField'>>; defaultValue: null },
  ] };
  'LocationSortField': { name: 'LocationSortField'; enumValues: 'address' | 'capacity' | 'city' | 'createdAt' | 'email' | 'id' | 'name' | 'phone' | 'state' | 'status' | 'updatedAt' | 'version' | 'zipCode' };
  'MaintenanceRecord': { kind: 'OBJECT'; name: 'MaintenanceRecord'; fields: {
    'cost': { name: 'cost'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'date': { name: 'date'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'equipment': { name: 'equipment'; type: Named<'OBJECT', 'Equipment'> };
    'equipmentId': { name: 'equipmentId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'technician': { name: 'technician'; type: Named<'SCALAR', 'String'> };
    'type': { name: 'type'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'MaintenanceRecordAggregate': { kind: 'OBJECT'; name: 'MaintenanceRecordAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'MaintenanceRecordNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'MaintenanceRecordCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'MaintenanceRecordGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'MaintenanceRecordExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'MaintenanceRecordExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'MaintenanceRecordNumbers'>> };
  } };
  'MaintenanceRecordAggregateSort': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'MaintenanceRecordNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'MaintenanceRecordCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'MaintenanceRecordGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'MaintenanceRecordExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'MaintenanceRecordExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'MaintenanceRecordNumbersSort'>; defaultValue: null },
  ] };
  'MaintenanceRecordCounts': { kind: 'OBJECT'; name: 'MaintenanceRecordCounts'; fields: {
    'cost': { name: 'cost'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'date': { name: 'date'; type: Named<'SCALAR', 'Int'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'Int'> };
    'equipmentId': { name: 'equipmentId'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'technician': { name: 'technician'; type: Named<'SCALAR', 'Int'> };
    'type': { name: 'type'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'MaintenanceRecordCountsHaving': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordCountsHaving'; isOneOf: false; inputFields: [
    { name: 'cost'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'date'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'equipmentId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'technician'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'type'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'MaintenanceRecordCountsSort': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordCountsSort'; isOneOf: false; inputFields: [
    { name: 'cost'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'date'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'equipmentId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'technician'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'type'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MaintenanceRecordExtremes': { kind: 'OBJECT'; name: 'MaintenanceRecordExtremes'; fields: {
    'cost': { name: 'cost'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'date': { name: 'date'; type: Named<'SCALAR', 'LocalDate'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'technician': { name: 'technician'; type: Named<'SCALAR', 'String'> };
    'type': { name: 'type'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'MaintenanceRecordExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'cost'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'date'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'technician'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'type'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'MaintenanceRecordExtremesSort': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordExtremesSort'; isOneOf: false; inputFields: [
    { name: 'cost'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'date'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'technician'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'type'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MaintenanceRecordFilter': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'MaintenanceRecordFilter'>>>; defaultValue: null },
    { name: 'cost'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'date'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'equipment'; type: Named<'INPUT_OBJECT', 'EquipmentFilter'>; defaultValue: null },
    { name: 'equipmentId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'MaintenanceRecordFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'MaintenanceRecordFilter'>>>; defaultValue: null },
    { name: 'technician'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'type'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'MaintenanceRecordGroup': { kind: 'OBJECT'; name: 'MaintenanceRecordGroup'; fields: {
    'cost': { name: 'cost'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'date': { name: 'date'; type: Named<'OBJECT', 'DateGroup'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'equipment': { name: 'equipment'; type: Named<'OBJECT', 'EquipmentGroup'> };
    'equipmentId': { name: 'equipmentId'; type: Named<'SCALAR', 'ID'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'technician': { name: 'technician'; type: Named<'SCALAR', 'String'> };
    'type': { name: 'type'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'MaintenanceRecordGroupBy': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordGroupBy'; isOneOf: false; inputFields: [
    { name: 'cost'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'date'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'equipment'; type: Named<'INPUT_OBJECT', 'EquipmentGroupBy'>; defaultValue: null },
    { name: 'equipmentId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'technician'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'type'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'MaintenanceRecordGroupSort': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordGroupSort'; isOneOf: false; inputFields: [
    { name: 'cost'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'date'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'equipment'; type: Named<'INPUT_OBJECT', 'EquipmentGroupSort'>; defaultValue: null },
    { name: 'equipmentId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'technician'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'type'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'MaintenanceRecordHaving': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'MaintenanceRecordHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'MaintenanceRecordNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'MaintenanceRecordCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'MaintenanceRecordExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'MaintenanceRecordExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'MaintenanceRecordHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'MaintenanceRecordHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'MaintenanceRecordNumbersHaving'>; defaultValue: null },
  ] };
  'MaintenanceRecordInput': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordInput'; isOneOf: false; inputFields: [
    { name: 'cost'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'date'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'equipmentId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'technician'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'type'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'MaintenanceRecordListFilter': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'MaintenanceRecordFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'MaintenanceRecordFilter'>; defaultValue: null },
  ] };
  'MaintenanceRecordNumbers': { kind: 'OBJECT'; name: 'MaintenanceRecordNumbers'; fields: {
    'cost': { name: 'cost'; type: Named<'SCALAR', 'Float'> };
  } };
  'MaintenanceRecordNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'cost'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'MaintenanceRecordNumbersSort': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordNumbersSort'; isOneOf: false; inputFields: [
    { name: 'cost'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MaintenanceRecordPage': { kind: 'OBJECT'; name: 'MaintenanceRecordPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'MaintenanceRecord'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'MaintenanceRecordPatch': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordPatch'; isOneOf: false; inputFields: [
    { name: 'cost'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'date'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'equipmentId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'technician'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'type'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'MaintenanceRecordSort': { kind: 'INPUT_OBJECT'; name: 'MaintenanceRecordSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'MaintenanceRecordSortField'>>; defaultValue: null },
  ] };
  'MaintenanceRecordSortField': { name: 'MaintenanceRecordSortField'; enumValues: 'cost' | 'createdAt' | 'date' | 'description' | 'equipmentId' | 'equipmentName' | 'id' | 'technician' | 'type' | 'updatedAt' | 'version' };
  'MasterDataItem': { kind: 'OBJECT'; name: 'MasterDataItem'; fields: {
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'displayText': { name: 'displayText'; type: NonNull<Named<'SCALAR', 'String'>> };
    'dropdownName': { name: 'dropdownName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'isActive': { name: 'isActive'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'page': { name: 'page'; type: NonNull<Named<'SCALAR', 'String'>> };
    'sortOrder': { name: 'sortOrder'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'value': { name: 'value'; type: NonNull<Named<'SCALAR', 'String'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'MasterDataItemAggregate': { kind: 'OBJECT'; name: 'MasterDataItemAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'MasterDataItemNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'MasterDataItemCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'MasterDataItemGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'MasterDataItemExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'MasterDataItemExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'MasterDataItemNumbers'>> };
  } };
  'MasterDataItemAggregateSort': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'MasterDataItemNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'MasterDataItemCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'MasterDataItemGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'MasterDataItemExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'MasterDataItemExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'MasterDataItemNumbersSort'>; defaultValue: null },
  ] };
  'MasterDataItemCounts': { kind: 'OBJECT'; name: 'MasterDataItemCounts'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'displayText': { name: 'displayText'; type: Named<'SCALAR', 'Int'> };
    'dropdownName': { name: 'dropdownName'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'isActive': { name: 'isActive'; type: Named<'SCALAR', 'Int'> };
    'page': { name: 'page'; type: Named<'SCALAR', 'Int'> };
    'sortOrder': { name: 'sortOrder'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
    'value': { name: 'value'; type: Named<'SCALAR', 'Int'> };
  } };
  'MasterDataItemCountsHaving': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemCountsHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'displayText'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'dropdownName'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'isActive'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'page'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'sortOrder'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'value'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'MasterDataItemCountsSort': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemCountsSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'displayText'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dropdownName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'isActive'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'page'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'sortOrder'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'value'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MasterDataItemExtremes': { kind: 'OBJECT'; name: 'MasterDataItemExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'displayText': { name: 'displayText'; type: Named<'SCALAR', 'String'> };
    'dropdownName': { name: 'dropdownName'; type: Named<'SCALAR', 'String'> };
    'page': { name: 'page'; type: Named<'SCALAR', 'String'> };
    'sortOrder': { name: 'sortOrder'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'value': { name: 'value'; type: Named<'SCALAR', 'String'> };
  } };
  'MasterDataItemExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'displayText'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'dropdownName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'page'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'sortOrder'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'value'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'MasterDataItemExtremesSort': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'displayText'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dropdownName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'page'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'sortOrder'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'value'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MasterDataItemFilter': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'MasterDataItemFilter'>>>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'displayText'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'dropdownName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'isActive'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'MasterDataItemFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'MasterDataItemFilter'>>>; defaultValue: null },
    { name: 'page'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'sortOrder'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'value'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'MasterDataItemGroup': { kind: 'OBJECT'; name: 'MasterDataItemGroup'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'displayText': { name: 'displayText'; type: Named<'SCALAR', 'String'> };
    'dropdownName': { name: 'dropdownName'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'isActive': { name: 'isActive'; type: Named<'SCALAR', 'Boolean'> };
    'page': { name: 'page'; type: Named<'SCALAR', 'String'> };
    'sortOrder': { name: 'sortOrder'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'value': { name: 'value'; type: Named<'SCALAR', 'String'> };
  } };
  'MasterDataItemGroupBy': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemGroupBy'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'displayText'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'dropdownName'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'isActive'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'page'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'sortOrder'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'value'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'MasterDataItemGroupSort': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemGroupSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'displayText'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dropdownName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'isActive'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'page'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'sortOrder'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'value'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MasterDataItemHaving': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'MasterDataItemHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'MasterDataItemNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'MasterDataItemCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'MasterDataItemExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'MasterDataItemExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'MasterDataItemHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'MasterDataItemHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'MasterDataItemNumbersHaving'>; defaultValue: null },
  ] };
  'MasterDataItemInput': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemInput'; isOneOf: false; inputFields: [
    { name: 'displayText'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'dropdownName'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'isActive'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'page'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'sortOrder'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'value'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'MasterDataItemNumbers': { kind: 'OBJECT'; name: 'MasterDataItemNumbers'; fields: {
    'sortOrder': { name: 'sortOrder'; type: Named<'SCALAR', 'Float'> };
  } };
  'MasterDataItemNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'sortOrder'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'MasterDataItemNumbersSort': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemNumbersSort'; isOneOf: false; inputFields: [
    { name: 'sortOrder'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MasterDataItemPage': { kind: 'OBJECT'; name: 'MasterDataItemPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'MasterDataItem'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'MasterDataItemPatch': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemPatch'; isOneOf: false; inputFields: [
    { name: 'displayText'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'dropdownName'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'isActive'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'page'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'sortOrder'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'value'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'MasterDataItemSort': { kind: 'INPUT_OBJECT'; name: 'MasterDataItemSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'MasterDataItemSortField'>>; defaultValue: null },
  ] };
  'MasterDataItemSortField': { name: 'MasterDataItemSortField'; enumValues: 'createdAt' | 'displayText' | 'dropdownName' | 'id' | 'isActive' | 'page' | 'sortOrder' | 'updatedAt' | 'value' | 'version' };
  'MasterDataOption': { kind: 'OBJECT'; name: 'MasterDataOption'; fields: {
    'displayText': { name: 'displayText'; type: NonNull<Named<'SCALAR', 'String'>> };
    'dropdown': { name: 'dropdown'; type: NonNull<Named<'SCALAR', 'String'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'isStandard': { name: 'isStandard'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'value': { name: 'value'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'Member': { kind: 'OBJECT'; name: 'Member'; fields: {
    'accessBlocked': { name: 'accessBlocked'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'address': { name: 'address'; type: Named<'SCALAR', 'String'> };
    'assignedTrainer': { name: 'assignedTrainer'; type: Named<'OBJECT', 'Trainer'> };
    'assignedTrainerId': { name: 'assignedTrainerId'; type: Named<'SCALAR', 'ID'> };
    'cardNumber': { name: 'cardNumber'; type: Named<'SCALAR', 'String'> };
    'city': { name: 'city'; type: Named<'SCALAR', 'String'> };
    'contracts': { name: 'contracts'; type: NonNull<Named<'OBJECT', 'ContractPage'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'dateOfBirth': { name: 'dateOfBirth'; type: Named<'SCALAR', 'LocalDate'> };
    'dietPlans': { name: 'dietPlans'; type: NonNull<Named<'OBJECT', 'DietPlanPage'>> };
    'dunningCases': { name: 'dunningCases'; type: NonNull<Named<'OBJECT', 'DunningCasePage'>> };
    'earlierCards': { name: 'earlierCards'; type: NonNull<Named<'OBJECT', 'MemberCardPage'>> };
    'email': { name: 'email'; type: NonNull<Named<'SCALAR', 'String'>> };
    'emergencyContact': { name: 'emergencyContact'; type: Named<'SCALAR', 'String'> };
    'emergencyPhone': { name: 'emergencyPhone'; type: Named<'SCALAR', 'String'> };
    'gender': { name: 'gender'; type: Named<'SCALAR', 'String'> };
    'healthConditions': { name: 'healthConditions'; type: List<NonNull<Named<'SCALAR', 'String'>>> };
    'homeLocation': { name: 'homeLocation'; type: Named<'OBJECT', 'Location'> };
    'homeLocationId': { name: 'homeLocationId'; type: Named<'SCALAR', 'ID'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'invoices': { name: 'invoices'; type: NonNull<Named<'OBJECT', 'BillingRecordPage'>> };
    'joiningDate': { name: 'joiningDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'lastVisit': { name: 'lastVisit'; type: Named<'SCALAR', 'DateTimeISO'> };
    'membershipEndDate': { name: 'membershipEndDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'membershipStartDate': { name: 'membershipStartDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'membershipType': { name: 'membershipType'; type: NonNull<Named<'SCALAR', 'String'>> };
    'messages': { name: 'messages'; type: NonNull<Named<'OBJECT', 'MessagePage'>> };
    'name': { name: 'name'; type: NonNull<Named<'SCALAR', 'String'>> };
    'parkingPasses': { name: 'parkingPasses'; type: NonNull<Named<'OBJECT', 'ParkingPassPage'>> };
    'payments': { name: 'payments'; type: NonNull<Named<'OBJECT', 'PaymentPage'>> };
    'phone': { name: 'phone'; type: NonNull<Named<'SCALAR', 'String'>> };
    'recordNotes': { name: 'recordNotes'; type: NonNull<Named<'OBJECT', 'NotePage'>> };
    'referrals': { name: 'referrals'; type: NonNull<Named<'OBJECT', 'ReferralPage'>> };
    'rewards': { name: 'rewards'; type: NonNull<Named<'OBJECT', 'RewardPage'>> };
    'sessions': { name: 'sessions'; type: NonNull<Named<'OBJECT', 'SessionPage'>> };
    'state': { name: 'state'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'visits': { name: 'visits'; type: NonNull<Named<'OBJECT', 'VisitPage'>> };
    'zipCode': { name: 'zipCode'; type: Named<'SCALAR', 'String'> };
  } };
  'MemberAggregate': { kind: 'OBJECT'; name: 'MemberAggregate'; fields: {
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'MemberCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'MemberGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'MemberExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'MemberExtremes'>> };
  } };
  'MemberAggregateSort': { kind: 'INPUT_OBJECT'; name: 'MemberAggregateSort'; isOneOf: false; inputFields: [
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'MemberCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'MemberGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'MemberExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'MemberExtremesSort'>; defaultValue: null },
  ] };
  'MemberCard': { kind: 'OBJECT'; name: 'MemberCard'; fields: {
    'cardNumber': { name: 'cardNumber'; type: NonNull<Named<'SCALAR', 'String'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'member': { name: 'member'; type: Named<'OBJECT', 'Member'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'replacedAt': { name: 'replacedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'MemberCardAggregate': { kind: 'OBJECT'; name: 'MemberCardAggregate'; fields: {
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'MemberCardCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'MemberCardGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'MemberCardExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'MemberCardExtremes'>> };
  } };
  'MemberCardAggregateSort': { kind: 'INPUT_OBJECT'; name: 'MemberCardAggregateSort'; isOneOf: false; inputFields: [
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'MemberCardCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'MemberCardGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'MemberCardExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'MemberCardExtremesSort'>; defaultValue: null },
  ] };
  'MemberCardCounts': { kind: 'OBJECT'; name: 'MemberCardCounts'; fields: {
    'cardNumber': { name: 'cardNumber'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'Int'> };
    'replacedAt': { name: 'replacedAt'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'MemberCardCountsHaving': { kind: 'INPUT_OBJECT'; name: 'MemberCardCountsHaving'; isOneOf: false; inputFields: [
    { name: 'cardNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'replacedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'MemberCardCountsSort': { kind: 'INPUT_OBJECT'; name: 'MemberCardCountsSort'; isOneOf: false; inputFields: [
    { name: 'cardNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'replacedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MemberCardExtremes': { kind: 'OBJECT'; name: 'MemberCardExtremes'; fields: {
    'cardNumber': { name: 'cardNumber'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'replacedAt': { name: 'replacedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'MemberCardExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'MemberCardExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'cardNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'replacedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'MemberCardExtremesSort': { kind: 'INPUT_OBJECT'; name: 'MemberCardExtremesSort'; isOneOf: false; inputFields: [
    { name: 'cardNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'replacedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MemberCardFilter': { kind: 'INPUT_OBJECT'; name: 'MemberCardFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'MemberCardFilter'>>>; defaultValue: null },
    { name: 'cardNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'MemberCardFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'MemberCardFilter'>>>; defaultValue: null },
    { name: 'replacedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'MemberCardGroup': { kind: 'OBJECT'; name: 'MemberCardGroup'; fields: {
    'cardNumber': { name: 'cardNumber'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'MemberGroup'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'replacedAt': { name: 'replacedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'MemberCardGroupBy': { kind: 'INPUT_OBJECT'; name: 'MemberCardGroupBy'; isOneOf: false; inputFields: [
    { name: 'cardNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupBy'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'replacedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'MemberCardGroupSort': { kind: 'INPUT_OBJECT'; name: 'MemberCardGroupSort'; isOneOf: false; inputFields: [
    { name: 'cardNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupSort'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'replacedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'MemberCardHaving': { kind: 'INPUT_OBJECT'; name: 'MemberCardHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'MemberCardHaving'>>>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'MemberCardCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'MemberCardExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'MemberCardExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'MemberCardHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'MemberCardHaving'>>>; defaultValue: null },
  ] };
  'MemberCardListFilter': { kind: 'INPUT_OBJECT'; name: 'MemberCardListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'MemberCardFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'MemberCardFilter'>; defaultValue: null },
  ] };
  'MemberCardPage': { kind: 'OBJECT'; name: 'MemberCardPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'MemberCard'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'MemberCardSort': { kind: 'INPUT_OBJECT'; name: 'MemberCardSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'MemberCardSortField'>>; defaultValue: null },
  ] };
  'MemberCardSortField': { name: 'MemberCardSortField'; enumValues: 'cardNumber' | 'createdAt' | 'id' | 'memberId' | 'memberName' | 'replacedAt' | 'updatedAt' | 'version' };
  'MemberCounts': { kind: 'OBJECT'; name: 'MemberCounts'; fields: {
    'address': { name: 'address'; type: Named<'SCALAR', 'Int'> };
    'assignedTrainerId': { name: 'assignedTrainerId'; type: Named<'SCALAR', 'Int'> };
    'cardNumber': { name: 'cardNumber'; type: Named<'SCALAR', 'Int'> };
    'city': { name: 'city'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'dateOfBirth': { name: 'dateOfBirth'; type: Named<'SCALAR', 'Int'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'Int'> };
    'emergencyContact': { name: 'emergencyContact'; type: Named<'SCALAR', 'Int'> };
    'emergencyPhone': { name: 'emergencyPhone'; type: Named<'SCALAR', 'Int'> };
    'gender': { name: 'gender'; type: Named<'SCALAR', 'Int'> };
    'homeLocationId': { name: 'homeLocationId'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'joiningDate': { name: 'joiningDate'; type: Named<'SCALAR', 'Int'> };
    'lastVisit': { name: 'lastVisit'; type: Named<'SCALAR', 'Int'> };
    'membershipEndDate': { name: 'membershipEndDate'; type: Named<'SCALAR', 'Int'> };
    'membershipStartDate': { name: 'membershipStartDate'; type: Named<'SCALAR', 'Int'> };
    'membershipType': { name: 'membershipType'; type: Named<'SCALAR', 'Int'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'Int'> };
    'phone': { name: 'phone'; type: Named<'SCALAR', 'Int'> };
    'state': { name: 'state'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
    'zipCode': { name: 'zipCode'; type: Named<'SCALAR', 'Int'> };
  } };
  'MemberCountsHaving': { kind: 'INPUT_OBJECT'; name: 'MemberCountsHaving'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'assignedTrainerId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'cardNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'city'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'gender'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'homeLocationId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'lastVisit'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'membershipEndDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'membershipStartDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'membershipType'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'phone'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'state'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'MemberCountsSort': { kind: 'INPUT_OBJECT'; name: 'MemberCountsSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'assignedTrainerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cardNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'city'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'gender'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'homeLocationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastVisit'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'membershipEndDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'membershipStartDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'membershipType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'phone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'state'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MemberExtremes': { kind: 'OBJECT'; name: 'MemberExtremes'; fields: {
    'address': { name: 'address'; type: Named<'SCALAR', 'String'> };
    'cardNumber': { name: 'cardNumber'; type: Named<'SCALAR', 'String'> };
    'city': { name: 'city'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'dateOfBirth': { name: 'dateOfBirth'; type: Named<'SCALAR', 'LocalDate'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'String'> };
    'emergencyContact': { name: 'emergencyContact'; type: Named<'SCALAR', 'String'> };
    'emergencyPhone': { name: 'emergencyPhone'; type: Named<'SCALAR', 'String'> };
    'gender': { name: 'gender'; type: Named<'SCALAR', 'String'> };
    'joiningDate': { name: 'joiningDate'; type: Named<'SCALAR', 'LocalDate'> };
    'lastVisit': { name: 'lastVisit'; type: Named<'SCALAR', 'DateTimeISO'> };
    'membershipEndDate': { name: 'membershipEndDate'; type: Named<'SCALAR', 'LocalDate'> };
    'membershipStartDate': { name: 'membershipStartDate'; type: Named<'SCALAR', 'LocalDate'> };
    'membershipType': { name: 'membershipType'; type: Named<'SCALAR', 'String'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'String'> };
    'phone': { name: 'phone'; type: Named<'SCALAR', 'String'> };
    'state': { name: 'state'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'zipCode': { name: 'zipCode'; type: Named<'SCALAR', 'String'> };
  } };
  'MemberExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'MemberExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'cardNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'city'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'gender'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'lastVisit'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'membershipEndDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'membershipStartDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'membershipType'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'phone'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'state'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'MemberExtremesSort': { kind: 'INPUT_OBJECT'; name: 'MemberExtremesSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cardNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'city'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'gender'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastVisit'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'membershipEndDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'membershipStartDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'membershipType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'phone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'state'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MemberFilter': { kind: 'INPUT_OBJECT'; name: 'MemberFilter'; isOneOf: false; inputFields: [
    { name: 'accessBlocked'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'address'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'MemberFilter'>>>; defaultValue: null },
    { name: 'assignedTrainer'; type: Named<'INPUT_OBJECT', 'TrainerFilter'>; defaultValue: null },
    { name: 'assignedTrainerId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'cardNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'city'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'contracts'; type: Named<'INPUT_OBJECT', 'ContractListFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'dietPlans'; type: Named<'INPUT_OBJECT', 'DietPlanListFilter'>; defaultValue: null },
    { name: 'dunningCases'; type: Named<'INPUT_OBJECT', 'DunningCaseListFilter'>; defaultValue: null },
    { name: 'earlierCards'; type: Named<'INPUT_OBJECT', 'MemberCardListFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'gender'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'healthConditions'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'homeLocation'; type: Named<'INPUT_OBJECT', 'LocationFilter'>; defaultValue: null },
    { name: 'homeLocationId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'invoices'; type: Named<'INPUT_OBJECT', 'BillingRecordListFilter'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'lastVisit'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'membershipEndDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'membershipStartDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'membershipType'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'messages'; type: Named<'INPUT_OBJECT', 'MessageListFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'MemberFilter'>>>; defaultValue: null },
    { name: 'parkingPasses'; type: Named<'INPUT_OBJECT', 'ParkingPassListFilter'>; defaultValue: null },
    { name: 'payments'; type: Named<'INPUT_OBJECT', 'PaymentListFilter'>; defaultValue: null },
    { name: 'phone'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'recordNotes'; type: Named<'INPUT_OBJECT', 'NoteListFilter'>; defaultValue: null },
    { name: 'referrals'; type: Named<'INPUT_OBJECT', 'ReferralListFilter'>; defaultValue: null },
    { name: 'rewards'; type: Named<'INPUT_OBJECT', 'RewardListFilter'>; defaultValue: null },
    { name: 'sessions'; type: Named<'INPUT_OBJECT', 'SessionListFilter'>; defaultValue: null },
    { name: 'state'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'visits'; type: Named<'INPUT_OBJECT', 'VisitListFilter'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'MemberGroup': { kind: 'OBJECT'; name: 'MemberGroup'; fields: {
    'address': { name: 'address'; type: Named<'SCALAR', 'String'> };
    'assignedTrainer': { name: 'assignedTrainer'; type: Named<'OBJECT', 'TrainerGroup'> };
    'assignedTrainerId': { name: 'assignedTrainerId'; type: Named<'SCALAR', 'ID'> };
    'cardNumber': { name: 'cardNumber'; type: Named<'SCALAR', 'String'> };
    'city': { name: 'city'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'dateOfBirth': { name: 'dateOfBirth'; type: Named<'OBJECT', 'DateGroup'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'String'> };
    'emergencyContact': { name: 'emergencyContact'; type: Named<'SCALAR', 'String'> };
    'emergencyPhone': { name: 'emergencyPhone'; type: Named<'SCALAR', 'String'> };
    'gender': { name: 'gender'; type: Named<'SCALAR', 'String'> };
    'homeLocation': { name: 'homeLocation'; type: Named<'OBJECT', 'LocationGroup'> };
    'homeLocationId': { name: 'homeLocationId'; type: Named<'SCALAR', 'ID'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'joiningDate': { name: 'joiningDate'; type: Named<'OBJECT', 'DateGroup'> };
    'lastVisit': { name: 'lastVisit'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'membershipEndDate': { name: 'membershipEndDate'; type: Named<'OBJECT', 'DateGroup'> };
    'membershipStartDate': { name: 'membershipStartDate'; type: Named<'OBJECT', 'DateGroup'> };
    'membershipType': { name: 'membershipType'; type: Named<'SCALAR', 'String'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'String'> };
    'phone': { name: 'phone'; type: Named<'SCALAR', 'String'> };
    'state': { name: 'state'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'zipCode': { name: 'zipCode'; type: Named<'SCALAR', 'String'> };
  } };
  'MemberGroupBy': { kind: 'INPUT_OBJECT'; name: 'MemberGroupBy'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'assignedTrainer'; type: Named<'INPUT_OBJECT', 'TrainerGroupBy'>; defaultValue: null },
    { name: 'assignedTrainerId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'cardNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'city'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'email'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'gender'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'homeLocation'; type: Named<'INPUT_OBJECT', 'LocationGroupBy'>; defaultValue: null },
    { name: 'homeLocationId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'lastVisit'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'membershipEndDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'membershipStartDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'membershipType'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'phone'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'state'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'MemberGroupSort': { kind: 'INPUT_OBJECT'; name: 'MemberGroupSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'assignedTrainer'; type: Named<'INPUT_OBJECT', 'TrainerGroupSort'>; defaultValue: null },
    { name: 'assignedTrainerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cardNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'city'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'gender'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'homeLocation'; type: Named<'INPUT_OBJECT', 'LocationGroupSort'>; defaultValue: null },
    { name: 'homeLocationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'lastVisit'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'membershipEndDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'membershipStartDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'membershipType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'phone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'state'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MemberHaving': { kind: 'INPUT_OBJECT'; name: 'MemberHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'MemberHaving'>>>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'MemberCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'MemberExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'MemberExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'MemberHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'MemberHaving'>>>; defaultValue: null },
  ] };
  'MemberHit': { kind: 'OBJECT'; name: 'MemberHit'; fields: {
    'detail': { name: 'detail'; type: Named<'SCALAR', 'String'> };
    'details': { name: 'details'; type: List<NonNull<Named<'OBJECT', 'RecordDetail'>>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'title': { name: 'title'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'MemberInput': { kind: 'INPUT_OBJECT'; name: 'MemberInput'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'assignedTrainerId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'cardNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'city'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'email'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'gender'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'healthConditions'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'homeLocationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'membershipEndDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'membershipStartDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'membershipType'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'phone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'state'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'MemberListFilter': { kind: 'INPUT_OBJECT'; name: 'MemberListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
  ] };
  'MemberPage': { kind: 'OBJECT'; name: 'MemberPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Member'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'MemberPatch': { kind: 'INPUT_OBJECT'; name: 'MemberPatch'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'assignedTrainerId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'cardNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'city'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'email'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'gender'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'healthConditions'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'homeLocationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'membershipEndDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'membershipStartDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'membershipType'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'phone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'state'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'MembershipPlan': { kind: 'OBJECT'; name: 'MembershipPlan'; fields: {
    'accessHours': { name: 'accessHours'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'autoRenewal': { name: 'autoRenewal'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'billingFrequency': { name: 'billingFrequency'; type: NonNull<Named<'SCALAR', 'String'>> };
    'cancellationFee': { name: 'cancellationFee'; type: Named<'SCALAR', 'Float'> };
    'classesIncluded': { name: 'classesIncluded'; type: Named<'SCALAR', 'Int'> };
    'contractRequired': { name: 'contractRequired'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'contracts': { name: 'contracts'; type: NonNull<Named<'OBJECT', 'ContractPage'>> };
    'corporateDiscount': { name: 'corporateDiscount'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'discountPercent': { name: 'discountPercent'; type: Named<'SCALAR', 'Float'> };
    'duration': { name: 'duration'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'durationUnit': { name: 'durationUnit'; type: NonNull<Named<'SCALAR', 'String'>> };
    'earlyBirdDiscount': { name: 'earlyBirdDiscount'; type: Named<'SCALAR', 'Float'> };
    'enrollmentFee': { name: 'enrollmentFee'; type: Named<'SCALAR', 'Float'> };
    'equipmentAccess': { name: 'equipmentAccess'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'facilityAccess': { name: 'facilityAccess'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'familyDiscount': { name: 'familyDiscount'; type: Named<'SCALAR', 'Float'> };
    'features': { name: 'features'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'freeTrialDays': { name: 'freeTrialDays'; type: Named<'SCALAR', 'Int'> };
    'freezeLimit': { name: 'freezeLimit'; type: Named<'SCALAR', 'Int'> };
    'freezePeriod': { name: 'freezePeriod'; type: Named<'SCALAR', 'Int'> };
    'guestPasses': { name: 'guestPasses'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'locationsAccess': { name: 'locationsAccess'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'maintenanceFee': { name: 'maintenanceFee'; type: Named<'SCALAR', 'Float'> };
    'maxAge': { name: 'maxAge'; type: Named<'SCALAR', 'Int'> };
    'maxMembers': { name: 'maxMembers'; type: Named<'SCALAR', 'Int'> };
    'militaryDiscount': { name: 'militaryDiscount'; type: Named<'SCALAR', 'Float'> };
    'minAge': { name: 'minAge'; type: Named<'SCALAR', 'Int'> };
    'minimumCommitment': { name: 'minimumCommitment'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'noticePeriod': { name: 'noticePeriod'; type: Named<'SCALAR', 'Int'> };
    'offPeakHoursAccess': { name: 'offPeakHoursAccess'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'peakHoursAccess': { name: 'peakHoursAccess'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'planName': { name: 'planName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'price': { name: 'price'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'ptSessionsIncluded': { name: 'ptSessionsIncluded'; type: Named<'SCALAR', 'Int'> };
    'referralBonus': { name: 'referralBonus'; type: Named<'SCALAR', 'Float'> };
    'seniorDiscount': { name: 'seniorDiscount'; type: Named<'SCALAR', 'Float'> };
    'setupFee': { name: 'setupFee'; type: Named<'SCALAR', 'Float'> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'studentDiscount': { name: 'studentDiscount'; type: Named<'SCALAR', 'Float'> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'validityEnd': { name: 'validityEnd'; type: Named<'SCALAR', 'LocalDate'> };
    'validityStart': { name: 'validityStart'; type: Named<'SCALAR', 'LocalDate'> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'MembershipPlanAggregate': { kind: 'OBJECT'; name: 'MembershipPlanAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'MembershipPlanNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'MembershipPlanCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'MembershipPlanGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'MembershipPlanExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'MembershipPlanExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'MembershipPlanNumbers'>> };
  } };
  'MembershipPlanAggregateSort': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'MembershipPlanNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'MembershipPlanCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'MembershipPlanGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'MembershipPlanExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'MembershipPlanExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'MembershipPlanNumbersSort'>; defaultValue: null },
  ] };
  'MembershipPlanCounts': { kind: 'OBJECT'; name: 'MembershipPlanCounts'; fields: {
    'autoRenewal': { name: 'autoRenewal'; type: Named<'SCALAR', 'Int'> };
    'billingFrequency': { name: 'billingFrequency'; type: Named<'SCALAR', 'Int'> };
    'cancellationFee': { name: 'cancellationFee'; type: Named<'SCALAR', 'Int'> };
    'classesIncluded': { name: 'classesIncluded'; type: Named<'SCALAR', 'Int'> };
    'contractRequired': { name: 'contractRequired'; type: Named<'SCALAR', 'Int'> };
    'corporateDiscount': { name: 'corporateDiscount'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'Int'> };
    'discountPercent': { name: 'discountPercent'; type: Named<'SCALAR', 'Int'> };
    'duration': { name: 'duration'; type: Named<'SCALAR', 'Int'> };
    'durationUnit': { name: 'durationUnit'; type: Named<'SCALAR', 'Int'> };
    'earlyBirdDiscount': { name: 'earlyBirdDiscount'; type: Named<'SCALAR', 'Int'> };
    'enrollmentFee': { name: 'enrollmentFee'; type: Named<'SCALAR', 'Int'> };
    'familyDiscount': { name: 'familyDiscount'; type: Named<'SCALAR', 'Int'> };
    'freeTrialDays': { name: 'freeTrialDays'; type: Named<'SCALAR', 'Int'> };
    'freezeLimit': { name: 'freezeLimit'; type: Named<'SCALAR', 'Int'> };
    'freezePeriod': { name: 'freezePeriod'; type: Named<'SCALAR', 'Int'> };
    'guestPasses': { name: 'guestPasses'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'maintenanceFee': { name: 'maintenanceFee'; type: Named<'SCALAR', 'Int'> };
    'maxAge': { name: 'maxAge'; type: Named<'SCALAR', 'Int'> };
    'maxMembers': { name: 'maxMembers'; type: Named<'SCALAR', 'Int'> };
    'militaryDiscount': { name: 'militaryDiscount'; type: Named<'SCALAR', 'Int'> };
    'minAge': { name: 'minAge'; type: Named<'SCALAR', 'Int'> };
    'minimumCommitment': { name: 'minimumCommitment'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'noticePeriod': { name: 'noticePeriod'; type: Named<'SCALAR', 'Int'> };
    'offPeakHoursAccess': { name: 'offPeakHoursAccess'; type: Named<'SCALAR', 'Int'> };
    'peakHoursAccess': { name: 'peakHoursAccess'; type: Named<'SCALAR', 'Int'> };
    'planName': { name: 'planName'; type: Named<'SCALAR', 'Int'> };
    'price': { name: 'price'; type: Named<'SCALAR', 'Int'> };
    'ptSessionsIncluded': { name: 'ptSessionsIncluded'; type: Named<'SCALAR', 'Int'> };
    'referralBonus': { name: 'referralBonus'; type: Named<'SCALAR', 'Int'> };
    'seniorDiscount': { name: 'seniorDiscount'; type: Named<'SCALAR', 'Int'> };
    'setupFee': { name: 'setupFee'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'studentDiscount': { name: 'studentDiscount'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
    'validityEnd': { name: 'validityEnd'; type: Named<'SCALAR', 'Int'> };
    'validityStart': { name: 'validityStart'; type: Named<'SCALAR', 'Int'> };
  } };
  'MembershipPlanCountsHaving': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanCountsHaving'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'cancellationFee'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'classesIncluded'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'contractRequired'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'corporateDiscount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'discountPercent'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'duration'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'durationUnit'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'enrollmentFee'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'familyDiscount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'freeTrialDays'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'freezeLimit'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'freezePeriod'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'guestPasses'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'maintenanceFee'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'maxAge'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'maxMembers'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'militaryDiscount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'minAge'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'minimumCommitment'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'noticePeriod'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'peakHoursAccess'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'planName'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'price'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'referralBonus'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'seniorDiscount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'setupFee'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'studentDiscount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'validityEnd'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'validityStart'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'MembershipPlanCountsSort': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanCountsSort'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cancellationFee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'classesIncluded'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'contractRequired'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'corporateDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'discountPercent'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'duration'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'durationUnit'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'enrollmentFee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'familyDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'freeTrialDays'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'freezeLimit'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'freezePeriod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'guestPasses'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maintenanceFee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maxAge'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maxMembers'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'militaryDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'minAge'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'minimumCommitment'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'noticePeriod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'peakHoursAccess'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'planName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'price'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referralBonus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'seniorDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'setupFee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'studentDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'validityEnd'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'validityStart'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MembershipPlanExtremes': { kind: 'OBJECT'; name: 'MembershipPlanExtremes'; fields: {
    'billingFrequency': { name: 'billingFrequency'; type: Named<'SCALAR', 'String'> };
    'cancellationFee': { name: 'cancellationFee'; type: Named<'SCALAR', 'Float'> };
    'classesIncluded': { name: 'classesIncluded'; type: Named<'SCALAR', 'Int'> };
    'corporateDiscount': { name: 'corporateDiscount'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'discountPercent': { name: 'discountPercent'; type: Named<'SCALAR', 'Float'> };
    'duration': { name: 'duration'; type: Named<'SCALAR', 'Float'> };
    'durationUnit': { name: 'durationUnit'; type: Named<'SCALAR', 'String'> };
    'earlyBirdDiscount': { name: 'earlyBirdDiscount'; type: Named<'SCALAR', 'Float'> };
    'enrollmentFee': { name: 'enrollmentFee'; type: Named<'SCALAR', 'Float'> };
    'familyDiscount': { name: 'familyDiscount'; type: Named<'SCALAR', 'Float'> };
    'freeTrialDays': { name: 'freeTrialDays'; type: Named<'SCALAR', 'Int'> };
    'freezeLimit': { name: 'freezeLimit'; type: Named<'SCALAR', 'Int'> };
    'freezePeriod': { name: 'freezePeriod'; type: Named<'SCALAR', 'Int'> };
    'guestPasses': { name: 'guestPasses'; type: Named<'SCALAR', 'Int'> };
    'maintenanceFee': { name: 'maintenanceFee'; type: Named<'SCALAR', 'Float'> };
    'maxAge': { name: 'maxAge'; type: Named<'SCALAR', 'Int'> };
    'maxMembers': { name: 'maxMembers'; type: Named<'SCALAR', 'Int'> };
    'militaryDiscount': { name: 'militaryDiscount'; type: Named<'SCALAR', 'Float'> };
    'minAge': { name: 'minAge'; type: Named<'SCALAR', 'Int'> };
    'minimumCommitment': { name: 'minimumCommitment'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'noticePeriod': { name: 'noticePeriod'; type: Named<'SCALAR', 'Int'> };
    'planName': { name: 'planName'; type: Named<'SCALAR', 'String'> };
    'price': { name: 'price'; type: Named<'SCALAR', 'Float'> };
    'ptSessionsIncluded': { name: 'ptSessionsIncluded'; type: Named<'SCALAR', 'Int'> };
    'referralBonus': { name: 'referralBonus'; type: Named<'SCALAR', 'Float'> };
    'seniorDiscount': { name: 'seniorDiscount'; type: Named<'SCALAR', 'Float'> };
    'setupFee': { name: 'setupFee'; type: Named<'SCALAR', 'Float'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'studentDiscount': { name: 'studentDiscount'; type: Named<'SCALAR', 'Float'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'validityEnd': { name: 'validityEnd'; type: Named<'SCALAR', 'LocalDate'> };
    'validityStart': { name: 'validityStart'; type: Named<'SCALAR', 'LocalDate'> };
  } };
  'MembershipPlanExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'billingFrequency'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'cancellationFee'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'classesIncluded'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'corporateDiscount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'discountPercent'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'duration'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'durationUnit'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'enrollmentFee'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'familyDiscount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'freeTrialDays'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'freezeLimit'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'freezePeriod'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'guestPasses'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'maintenanceFee'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'maxAge'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'maxMembers'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'militaryDiscount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'minAge'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'minimumCommitment'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'noticePeriod'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'planName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'price'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'referralBonus'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'seniorDiscount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'setupFee'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'studentDiscount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'validityEnd'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'validityStart'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
  ] };
  'MembershipPlanExtremesSort': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanExtremesSort'; isOneOf: false; inputFields: [
    { name: 'billingFrequency'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cancellationFee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'classesIncluded'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'corporateDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'discountPercent'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'duration'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'durationUnit'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'enrollmentFee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'familyDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'freeTrialDays'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'freezeLimit'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'freezePeriod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'guestPasses'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maintenanceFee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maxAge'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maxMembers'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'militaryDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'minAge'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'minimumCommitment'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'noticePeriod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'planName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'price'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referralBonus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'seniorDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'setupFee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'studentDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'validityEnd'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'validityStart'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MembershipPlanFilter': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanFilter'; isOneOf: false; inputFields: [
    { name: 'accessHours'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'MembershipPlanFilter'>>>; defaultValue: null },
    { name: 'autoRenewal'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'cancellationFee'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'classesIncluded'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'contractRequired'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'contracts'; type: Named<'INPUT_OBJECT', 'ContractListFilter'>; defaultValue: null },
    { name: 'corporateDiscount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'discountPercent'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'duration'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'durationUnit'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'enrollmentFee'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'equipmentAccess'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'facilityAccess'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'familyDiscount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'features'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'freeTrialDays'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'freezeLimit'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'freezePeriod'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'guestPasses'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'locationsAccess'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'maintenanceFee'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'maxAge'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'maxMembers'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'militaryDiscount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'minAge'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'minimumCommitment'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'MembershipPlanFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'noticePeriod'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'MembershipPlanFilter'>>>; defaultValue: null },
    { name: 'peakHoursAccess'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'planName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'price'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'referralBonus'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'seniorDiscount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'setupFee'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'studentDiscount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'validityEnd'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'validityStart'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'MembershipPlanGroup': { kind: 'OBJECT'; name: 'MembershipPlanGroup'; fields: {
    'autoRenewal': { name: 'autoRenewal'; type: Named<'SCALAR', 'Boolean'> };
    'billingFrequency': { name: 'billingFrequency'; type: Named<'SCALAR', 'String'> };
    'cancellationFee': { name: 'cancellationFee'; type: Named<'SCALAR', 'Float'> };
    'classesIncluded': { name: 'classesIncluded'; type: Named<'SCALAR', 'Int'> };
    'contractRequired': { name: 'contractRequired'; type: Named<'SCALAR', 'Boolean'> };
    'corporateDiscount': { name: 'corporateDiscount'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'discountPercent': { name: 'discountPercent'; type: Named<'SCALAR', 'Float'> };
    'duration': { name: 'duration'; type: Named<'SCALAR', 'Float'> };
    'durationUnit': { name: 'durationUnit'; type: Named<'SCALAR', 'String'> };
    'earlyBirdDiscount': { name: 'earlyBirdDiscount'; type: Named<'SCALAR', 'Float'> };
    'enrollmentFee': { name: 'enrollmentFee'; type: Named<'SCALAR', 'Float'> };
    'familyDiscount': { name: 'familyDiscount'; type: Named<'SCALAR', 'Float'> };
    'freeTrialDays': { name: 'freeTrialDays'; type: Named<'SCALAR', 'Int'> };
    'freezeLimit': { name: 'freezeLimit'; type: Named<'SCALAR', 'Int'> };
    'freezePeriod': { name: 'freezePeriod'; type: Named<'SCALAR', 'Int'> };
    'guestPasses': { name: 'guestPasses'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'maintenanceFee': { name: 'maintenanceFee'; type: Named<'SCALAR', 'Float'> };
    'maxAge': { name: 'maxAge'; type: Named<'SCALAR', 'Int'> };
    'maxMembers': { name: 'maxMembers'; type: Named<'SCALAR', 'Int'> };
    'militaryDiscount': { name: 'militaryDiscount'; type: Named<'SCALAR', 'Float'> };
    'minAge': { name: 'minAge'; type: Named<'SCALAR', 'Int'> };
    'minimumCommitment': { name: 'minimumCommitment'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'noticePeriod': { name: 'noticePeriod'; type: Named<'SCALAR', 'Int'> };
    'offPeakHoursAccess': { name: 'offPeakHoursAccess'; type: Named<'SCALAR', 'Boolean'> };
    'peakHoursAccess': { name: 'peakHoursAccess'; type: Named<'SCALAR', 'Boolean'> };
    'planName': { name: 'planName'; type: Named<'SCALAR', 'String'> };
    'price': { name: 'price'; type: Named<'SCALAR', 'Float'> };
    'ptSessionsIncluded': { name: 'ptSessionsIncluded'; type: Named<'SCALAR', 'Int'> };
    'referralBonus': { name: 'referralBonus'; type: Named<'SCALAR', 'Float'> };
    'seniorDiscount': { name: 'seniorDiscount'; type: Named<'SCALAR', 'Float'> };
    'setupFee': { name: 'setupFee'; type: Named<'SCALAR', 'Float'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'studentDiscount': { name: 'studentDiscount'; type: Named<'SCALAR', 'Float'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'validityEnd': { name: 'validityEnd'; type: Named<'OBJECT', 'DateGroup'> };
    'validityStart': { name: 'validityStart'; type: Named<'OBJECT', 'DateGroup'> };
  } };
  'MembershipPlanGroupBy': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanGroupBy'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'cancellationFee'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'classesIncluded'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'contractRequired'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'corporateDiscount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'discountPercent'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'duration'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'durationUnit'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'enrollmentFee'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'familyDiscount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'freeTrialDays'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'freezeLimit'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'freezePeriod'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'guestPasses'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'maintenanceFee'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'maxAge'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'maxMembers'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'militaryDiscount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'minAge'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'minimumCommitment'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'noticePeriod'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'peakHoursAccess'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'planName'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'price'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'referralBonus'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'seniorDiscount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'setupFee'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'studentDiscount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'validityEnd'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'validityStart'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
  ] };
  'MembershipPlanGroupSort': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanGroupSort'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cancellationFee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'classesIncluded'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'contractRequired'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'corporateDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'discountPercent'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'duration'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'durationUnit'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'enrollmentFee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'familyDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'freeTrialDays'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'freezeLimit'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'freezePeriod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'guestPasses'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maintenanceFee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maxAge'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maxMembers'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'militaryDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'minAge'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'minimumCommitment'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'noticePeriod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'peakHoursAccess'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'planName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'price'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referralBonus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'seniorDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'setupFee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'studentDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'validityEnd'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'validityStart'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
  ] };
  'MembershipPlanHaving': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'MembershipPlanHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'MembershipPlanNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'MembershipPlanCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'MembershipPlanExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'MembershipPlanExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'MembershipPlanHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'MembershipPlanHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'MembershipPlanNumbersHaving'>; defaultValue: null },
  ] };
  'MembershipPlanInput': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanInput'; isOneOf: false; inputFields: [
    { name: 'accessHours'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'autoRenewal'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'cancellationFee'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'classesIncluded'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'contractRequired'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'corporateDiscount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'discountPercent'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'duration'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'durationUnit'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'enrollmentFee'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'equipmentAccess'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'facilityAccess'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'familyDiscount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'features'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'freeTrialDays'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'freezeLimit'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'freezePeriod'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'guestPasses'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'locationsAccess'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'maintenanceFee'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'maxAge'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'maxMembers'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'militaryDiscount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'minAge'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'minimumCommitment'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'noticePeriod'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'peakHoursAccess'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'planName'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'price'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'referralBonus'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'seniorDiscount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'setupFee'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'studentDiscount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'validityEnd'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'validityStart'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
  ] };
  'MembershipPlanNumbers': { kind: 'OBJECT'; name: 'MembershipPlanNumbers'; fields: {
    'cancellationFee': { name: 'cancellationFee'; type: Named<'SCALAR', 'Float'> };
    'classesIncluded': { name: 'classesIncluded'; type: Named<'SCALAR', 'Float'> };
    'corporateDiscount': { name: 'corporateDiscount'; type: Named<'SCALAR', 'Float'> };
    'discountPercent': { name: 'discountPercent'; type: Named<'SCALAR', 'Float'> };
    'duration': { name: 'duration'; type: Named<'SCALAR', 'Float'> };
    'earlyBirdDiscount': { name: 'earlyBirdDiscount'; type: Named<'SCALAR', 'Float'> };
    'enrollmentFee': { name: 'enrollmentFee'; type: Named<'SCALAR', 'Float'> };
    'familyDiscount': { name: 'familyDiscount'; type: Named<'SCALAR', 'Float'> };
    'freeTrialDays': { name: 'freeTrialDays'; type: Named<'SCALAR', 'Float'> };
    'freezeLimit': { name: 'freezeLimit'; type: Named<'SCALAR', 'Float'> };
    'freezePeriod': { name: 'freezePeriod'; type: Named<'SCALAR', 'Float'> };
    'guestPasses': { name: 'guestPasses'; type: Named<'SCALAR', 'Float'> };
    'maintenanceFee': { name: 'maintenanceFee'; type: Named<'SCALAR', 'Float'> };
    'maxAge': { name: 'maxAge'; type: Named<'SCALAR', 'Float'> };
    'maxMembers': { name: 'maxMembers'; type: Named<'SCALAR', 'Float'> };
    'militaryDiscount': { name: 'militaryDiscount'; type: Named<'SCALAR', 'Float'> };
    'minAge': { name: 'minAge'; type: Named<'SCALAR', 'Float'> };
    'minimumCommitment': { name: 'minimumCommitment'; type: Named<'SCALAR', 'Float'> };
    'noticePeriod': { name: 'noticePeriod'; type: Named<'SCALAR', 'Float'> };
    'price': { name: 'price'; type: Named<'SCALAR', 'Float'> };
    'ptSessionsIncluded': { name: 'ptSessionsIncluded'; type: Named<'SCALAR', 'Float'> };
    'referralBonus': { name: 'referralBonus'; type: Named<'SCALAR', 'Float'> };
    'seniorDiscount': { name: 'seniorDiscount'; type: Named<'SCALAR', 'Float'> };
    'setupFee': { name: 'setupFee'; type: Named<'SCALAR', 'Float'> };
    'studentDiscount': { name: 'studentDiscount'; type: Named<'SCALAR', 'Float'> };
  } };
  'MembershipPlanNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'cancellationFee'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'classesIncluded'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'corporateDiscount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'discountPercent'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'duration'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'enrollmentFee'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'familyDiscount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'freeTrialDays'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'freezeLimit'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'freezePeriod'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'guestPasses'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'maintenanceFee'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'maxAge'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'maxMembers'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'militaryDiscount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'minAge'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'minimumCommitment'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'noticePeriod'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'price'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'referralBonus'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'seniorDiscount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'setupFee'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'studentDiscount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'MembershipPlanNumbersSort': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanNumbersSort'; isOneOf: false; inputFields: [
    { name: 'cancellationFee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'classesIncluded'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'corporateDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'discountPercent'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'duration'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'enrollmentFee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'familyDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'freeTrialDays'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'freezeLimit'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'freezePeriod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'guestPasses'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maintenanceFee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maxAge'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'maxMembers'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'militaryDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'minAge'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'minimumCommitment'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'noticePeriod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'price'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referralBonus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'seniorDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'setupFee'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'studentDiscount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MembershipPlanPage': { kind: 'OBJECT'; name: 'MembershipPlanPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'MembershipPlan'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'MembershipPlanPatch': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanPatch'; isOneOf: false; inputFields: [
    { name: 'accessHours'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'autoRenewal'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'cancellationFee'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'classesIncluded'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'contractRequired'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'corporateDiscount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'discountPercent'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'duration'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'durationUnit'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'earlyBirdDiscount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'enrollmentFee'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'equipmentAccess'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'facilityAccess'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'familyDiscount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'features'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'freeTrialDays'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'freezeLimit'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'freezePeriod'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'guestPasses'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'locationsAccess'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'maintenanceFee'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'maxAge'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'maxMembers'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'militaryDiscount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'minAge'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'minimumCommitment'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'noticePeriod'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'offPeakHoursAccess'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'peakHoursAccess'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'planName'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'price'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'ptSessionsIncluded'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'referralBonus'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'seniorDiscount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'setupFee'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'studentDiscount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'validityEnd'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'validityStart'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
  ] };
  'MembershipPlanSort': { kind: 'INPUT_OBJECT'; name: 'MembershipPlanSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'MembershipPlanSortField'>>; defaultValue: null },
  ] };
  'MembershipPlanSortField': { name: 'MembershipPlanSortField'; enumValues: 'autoRenewal' | 'billingFrequency' | 'cancellationFee' | 'classesIncluded' | 'contractRequired' | 'corporateDiscount' | 'createdAt' | 'description' | 'discountPercent' | 'duration' | 'durationUnit' | 'earlyBirdDiscount' | 'enrollmentFee' | 'familyDiscount' | 'freeTrialDays' | 'freezeLimit' | 'freezePeriod' | 'guestPasses' | 'id' | 'maintenanceFee' | 'maxAge' | 'maxMembers' | 'militaryDiscount' | 'minAge' | 'minimumCommitment' | 'notes' | 'noticePeriod' | 'offPeakHoursAccess' | 'peakHoursAccess' | 'planName' | 'price' | 'ptSessionsIncluded' | 'referralBonus' | 'seniorDiscount' | 'setupFee' | 'status' | 'studentDiscount' | 'updatedAt' | 'validityEnd' | 'validityStart' | 'version' };
  'MemberSort': { kind: 'INPUT_OBJECT'; name: 'MemberSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'MemberSortField'>>; defaultValue: null },
  ] };
  'MemberSortField': { name: 'MemberSortField'; enumValues: 'address' | 'assignedTrainerId' | 'assignedTrainerName' | 'cardNumber' | 'city' | 'createdAt' | 'dateOfBirth' | 'email' | 'emergencyContact' | 'emergencyPhone' | 'gender' | 'homeLocationId' | 'homeLocationName' | 'id' | 'joiningDate' | 'lastVisit' | 'membershipEndDate' | 'membershipStartDate' | 'membershipType' | 'name' | 'phone' | 'state' | 'status' | 'updatedAt' | 'version' | 'zipCode' };
  'Message': { kind: 'OBJECT'; name: 'Message'; fields: {
    'attachments': { name: 'attachments'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'attempts': { name: 'attempts'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'body': { name: 'body'; type: NonNull<Named<'SCALAR', 'String'>> };
    'cause': { name: 'cause'; type: Named<'SCALAR', 'String'> };
    'consent': { name: 'consent'; type: NonNull<Named<'SCALAR', 'String'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'lastError': { name: 'lastError'; type: Named<'SCALAR', 'String'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'Member'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'nextAttemptAt': { name: 'nextAttemptAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'recipient': { name: 'recipient'; type: NonNull<Named<'SCALAR', 'String'>> };
    'sentAt': { name: 'sentAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'sentByHand': { name: 'sentByHand'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'subject': { name: 'subject'; type: NonNull<Named<'SCALAR', 'String'>> };
    'template': { name: 'template'; type: Named<'OBJECT', 'MessageTemplate'> };
    'templateId': { name: 'templateId'; type: Named<'SCALAR', 'ID'> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'MessageAggregate': { kind: 'OBJECT'; name: 'MessageAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'MessageNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'MessageCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'MessageGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'MessageExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'MessageExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'MessageNumbers'>> };
  } };
  'MessageAggregateSort': { kind: 'INPUT_OBJECT'; name: 'MessageAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'MessageNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'MessageCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'MessageGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'MessageExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'MessageExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'MessageNumbersSort'>; defaultValue: null },
  ] };
  'MessageCounts': { kind: 'OBJECT'; name: 'MessageCounts'; fields: {
    'attempts': { name: 'attempts'; type: Named<'SCALAR', 'Int'> };
    'body': { name: 'body'; type: Named<'SCALAR', 'Int'> };
    'cause': { name: 'cause'; type: Named<'SCALAR', 'Int'> };
    'consent': { name: 'consent'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'kind': { name: 'kind'; type: Named<'SCALAR', 'Int'> };
    'lastError': { name: 'lastError'; type: Named<'SCALAR', 'Int'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'Int'> };
    'nextAttemptAt': { name: 'nextAttemptAt'; type: Named<'SCALAR', 'Int'> };
    'recipient': { name: 'recipient'; type: Named<'SCALAR', 'Int'> };
    'sentAt': { name: 'sentAt'; type: Named<'SCALAR', 'Int'> };
    'sentByHand': { name: 'sentByHand'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'subject': { name: 'subject'; type: Named<'SCALAR', 'Int'> };
    'templateId': { name: 'templateId'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'MessageCountsHaving': { kind: 'INPUT_OBJECT'; name: 'MessageCountsHaving'; isOneOf: false; inputFields: [
    { name: 'attempts'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'body'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'cause'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'consent'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'kind'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'lastError'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'nextAttemptAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'recipient'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'sentAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'sentByHand'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'subject'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'templateId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'MessageCountsSort': { kind: 'INPUT_OBJECT'; name: 'MessageCountsSort'; isOneOf: false; inputFields: [
    { name: 'attempts'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'body'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cause'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'consent'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'kind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastError'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'nextAttemptAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'recipient'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'sentAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'sentByHand'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'subject'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'templateId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MessageDelivery': { kind: 'OBJECT'; name: 'MessageDelivery'; fields: {
    'hasMailServer': { name: 'hasMailServer'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'sentDocuments': { name: 'sentDocuments'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
  } };
  'MessageExtremes': { kind: 'OBJECT'; name: 'MessageExtremes'; fields: {
    'attempts': { name: 'attempts'; type: Named<'SCALAR', 'Int'> };
    'body': { name: 'body'; type: Named<'SCALAR', 'String'> };
    'cause': { name: 'cause'; type: Named<'SCALAR', 'String'> };
    'consent': { name: 'consent'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'kind': { name: 'kind'; type: Named<'SCALAR', 'String'> };
    'lastError': { name: 'lastError'; type: Named<'SCALAR', 'String'> };
    'nextAttemptAt': { name: 'nextAttemptAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'recipient': { name: 'recipient'; type: Named<'SCALAR', 'String'> };
    'sentAt': { name: 'sentAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'subject': { name: 'subject'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'MessageExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'MessageExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'attempts'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'body'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'cause'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'consent'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'kind'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'lastError'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'nextAttemptAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'recipient'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'sentAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'subject'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'MessageExtremesSort': { kind: 'INPUT_OBJECT'; name: 'MessageExtremesSort'; isOneOf: false; inputFields: [
    { name: 'attempts'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'body'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cause'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'consent'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'kind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastError'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'nextAttemptAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'recipient'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'sentAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'subject'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MessageFilter': { kind: 'INPUT_OBJECT'; name: 'MessageFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'MessageFilter'>>>; defaultValue: null },
    { name: 'attachments'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'attempts'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'body'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'cause'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'consent'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'kind'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'lastError'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'nextAttemptAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'MessageFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'MessageFilter'>>>; defaultValue: null },
    { name: 'recipient'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'sentAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'sentByHand'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'subject'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'template'; type: Named<'INPUT_OBJECT', 'MessageTemplateFilter'>; defaultValue: null },
    { name: 'templateId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'MessageGroup': { kind: 'OBJECT'; name: 'MessageGroup'; fields: {
    'attempts': { name: 'attempts'; type: Named<'SCALAR', 'Int'> };
    'body': { name: 'body'; type: Named<'SCALAR', 'String'> };
    'cause': { name: 'cause'; type: Named<'SCALAR', 'String'> };
    'consent': { name: 'consent'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'kind': { name: 'kind'; type: Named<'SCALAR', 'String'> };
    'lastError': { name: 'lastError'; type: Named<'SCALAR', 'String'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'MemberGroup'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'nextAttemptAt': { name: 'nextAttemptAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'recipient': { name: 'recipient'; type: Named<'SCALAR', 'String'> };
    'sentAt': { name: 'sentAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'sentByHand': { name: 'sentByHand'; type: Named<'SCALAR', 'Boolean'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'subject': { name: 'subject'; type: Named<'SCALAR', 'String'> };
    'template': { name: 'template'; type: Named<'OBJECT', 'MessageTemplateGroup'> };
    'templateId': { name: 'templateId'; type: Named<'SCALAR', 'ID'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'MessageGroupBy': { kind: 'INPUT_OBJECT'; name: 'MessageGroupBy'; isOneOf: false; inputFields: [
    { name: 'attempts'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'body'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'cause'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'consent'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'kind'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'lastError'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupBy'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'nextAttemptAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'recipient'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'sentAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'sentByHand'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'subject'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'template'; type: Named<'INPUT_OBJECT', 'MessageTemplateGroupBy'>; defaultValue: null },
    { name: 'templateId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'MessageGroupSort': { kind: 'INPUT_OBJECT'; name: 'MessageGroupSort'; isOneOf: false; inputFields: [
    { name: 'attempts'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'body'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'cause'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'consent'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'kind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastError'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupSort'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'nextAttemptAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'recipient'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'sentAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'sentByHand'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'subject'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'template'; type: Named<'INPUT_OBJECT', 'MessageTemplateGroupSort'>; defaultValue: null },
    { name: 'templateId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'MessageHaving': { kind: 'INPUT_OBJECT'; name: 'MessageHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'MessageHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'MessageNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'MessageCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'MessageExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'MessageExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'MessageHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'MessageHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'MessageNumbersHaving'>; defaultValue: null },
  ] };
  'MessageInput': { kind: 'INPUT_OBJECT'; name: 'MessageInput'; isOneOf: false; inputFields: [
    { name: 'attachments'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'body'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'subject'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'templateId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
  ] };
  'MessageListFilter': { kind: 'INPUT_OBJECT'; name: 'MessageListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'MessageFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'MessageFilter'>; defaultValue: null },
  ] };
  'MessageNumbers': { kind: 'OBJECT'; name: 'MessageNumbers'; fields: {
    'attempts': { name: 'attempts'; type: Named<'SCALAR', 'Float'> };
  } };
  'MessageNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'MessageNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'attempts'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'MessageNumbersSort': { kind: 'INPUT_OBJECT'; name: 'MessageNumbersSort'; isOneOf: false; inputFields: [
    { name: 'attempts'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MessagePage': { kind: 'OBJECT'; name: 'MessagePage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Message'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'MessagePatch': { kind: 'INPUT_OBJECT'; name: 'MessagePatch'; isOneOf: false; inputFields: [
    { name: 'attachments'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'body'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'subject'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'templateId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
  ] };
  'MessagePreview': { kind: 'OBJECT'; name: 'MessagePreview'; fields: {
    'body': { name: 'body'; type: NonNull<Named<'SCALAR', 'String'>> };
    'html': { name: 'html'; type: NonNull<Named<'SCALAR', 'String'>> };
    'subject': { name: 'subject'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'MessageSort': { kind: 'INPUT_OBJECT'; name: 'MessageSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'MessageSortField'>>; defaultValue: null },
  ] };
  'MessageSortField': { name: 'MessageSortField'; enumValues: 'attempts' | 'body' | 'cause' | 'consent' | 'createdAt' | 'id' | 'kind' | 'lastError' | 'memberId' | 'memberName' | 'nextAttemptAt' | 'recipient' | 'sentAt' | 'sentByHand' | 'status' | 'subject' | 'templateId' | 'templateName' | 'updatedAt' | 'version' };
  'MessageTemplate': { kind: 'OBJECT'; name: 'MessageTemplate'; fields: {
    'active': { name: 'active'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'body': { name: 'body'; type: NonNull<Named<'SCALAR', 'String'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'messages': { name: 'messages'; type: NonNull<Named<'OBJECT', 'MessagePage'>> };
    'name': { name: 'name'; type: NonNull<Named<'SCALAR', 'String'>> };
    'purpose': { name: 'purpose'; type: Named<'SCALAR', 'String'> };
    'subject': { name: 'subject'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'MessageTemplateAggregate': { kind: 'OBJECT'; name: 'MessageTemplateAggregate'; fields: {
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'MessageTemplateCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'MessageTemplateGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'MessageTemplateExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'MessageTemplateExtremes'>> };
  } };
  'MessageTemplateAggregateSort': { kind: 'INPUT_OBJECT'; name: 'MessageTemplateAggregateSort'; isOneOf: false; inputFields: [
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'MessageTemplateCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'MessageTemplateGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'MessageTemplateExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'MessageTemplateExtremesSort'>; defaultValue: null },
  ] };
  'MessageTemplateCounts': { kind: 'OBJECT'; name: 'MessageTemplateCounts'; fields: {
    'active': { name: 'active'; type: Named<'SCALAR', 'Int'> };
    'body': { name: 'body'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'kind': { name: 'kind'; type: Named<'SCALAR', 'Int'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'Int'> };
    'purpose': { name: 'purpose'; type: Named<'SCALAR', 'Int'> };
    'subject': { name: 'subject'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'MessageTemplateCountsHaving': { kind: 'INPUT_OBJECT'; name: 'MessageTemplateCountsHaving'; isOneOf: false; inputFields: [
    { name: 'active'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'body'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'kind'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'purpose'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'subject'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'MessageTemplateCountsSort': { kind: 'INPUT_OBJECT'; name: 'MessageTemplateCountsSort'; isOneOf: false; inputFields: [
    { name: 'active'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'body'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'kind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'purpose'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'subject'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MessageTemplateExtremes': { kind: 'OBJECT'; name: 'MessageTemplateExtremes'; fields: {
    'body': { name: 'body'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'kind': { name: 'kind'; type: Named<'SCALAR', 'String'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'String'> };
    'purpose': { name: 'purpose'; type: Named<'SCALAR', 'String'> };
    'subject': { name: 'subject'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'MessageTemplateExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'MessageTemplateExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'body'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'kind'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'purpose'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'subject'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'MessageTemplateExtremesSort': { kind: 'INPUT_OBJECT'; name: 'MessageTemplateExtremesSort'; isOneOf: false; inputFields: [
    { name: 'body'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'kind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'purpose'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'subject'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'MessageTemplateFilter': { kind: 'INPUT_OBJECT'; name: 'MessageTemplateFilter'; isOneOf: false; inputFields: [
    { name: 'active'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'MessageTemplateFilter'>>>; defaultValue: null },
    { name: 'body'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'kind'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'messages'; type: Named<'INPUT_OBJECT', 'MessageListFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'MessageTemplateFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'MessageTemplateFilter'>>>; defaultValue: null },
    { name: 'purpose'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'subject'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'MessageTemplateGroup': { kind: 'OBJECT'; name: 'MessageTemplateGroup'; fields: {
    'active': { name: 'active'; type: Named<'SCALAR', 'Boolean'> };
    'body': { name: 'body'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'kind': { name: 'kind'; type: Named<'SCALAR', 'String'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'String'> };
    'purpose': { name: 'purpose'; type: Named<'SCALAR', 'String'> };
    'subject': { name: 'subject'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'MessageTemplateGroupBy': { kind: 'INPUT_OBJECT'; name: 'MessageTemplateGroupBy'; isOneOf: false; inputFields: [
    { name: 'active'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'body'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'kind'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'purpose'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'subject'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'MessageTemplateGroupSort': { kind: 'INPUT_OBJECT'; name: 'MessageTemplateGroupSort'; isOneOf: false; inputFields: [
    { name: 'active'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'body'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'kind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'purpose'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'subject'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'MessageTemplateHaving': { kind: 'INPUT_OBJECT'; name: 'MessageTemplateHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'MessageTemplateHaving'>>>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'MessageTemplateCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'MessageTemplateExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'MessageTemplateExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'MessageTemplateHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'MessageTemplateHaving'>>>; defaultValue: null },
  ] };
  'MessageTemplateInput': { kind: 'INPUT_OBJECT'; name: 'MessageTemplateInput'; isOneOf: false; inputFields: [
    { name: 'active'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'body'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'kind'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'subject'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'MessageTemplatePage': { kind: 'OBJECT'; name: 'MessageTemplatePage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'MessageTemplate'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'MessageTemplatePatch': { kind: 'INPUT_OBJECT'; name: 'MessageTemplatePatch'; isOneOf: false; inputFields: [
    { name: 'active'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'body'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'kind'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'subject'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'MessageTemplateSort': { kind: 'INPUT_OBJECT'; name: 'MessageTemplateSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'MessageTemplateSortField'>>; defaultValue: null },
  ] };
  'MessageTemplateSortField': { name: 'MessageTemplateSortField'; enumValues: 'active' | 'body' | 'createdAt' | 'id' | 'kind' | 'name' | 'purpose' | 'subject' | 'updatedAt' | 'version' };
  'Motion': { name: 'Motion'; enumValues: 'full' | 'reduced' };
  'Mutation': { kind: 'OBJECT'; name: 'Mutation'; fields: {
    'approvePayroll': { name: 'approvePayroll'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'cancelContract': { name: 'cancelContract'; type: NonNull<Named<'OBJECT', 'ContractOperation'>> };
    'cancelJobRun': { name: 'cancelJobRun'; type: NonNull<Named<'OBJECT', 'JobRun'>> };
    'cancelSessions': { name: 'cancelSessions'; type: NonNull<Named<'OBJECT', 'SessionCancellation'>> };
    'changePassword': { name: 'changePassword'; type: NonNull<Named<'OBJECT', 'PasswordChanged'>> };
    'changeSessions': { name: 'changeSessions'; type: NonNull<Named<'OBJECT', 'SessionsChange'>> };
    'checkIn': { name: 'checkIn'; type: NonNull<Named<'OBJECT', 'CheckInResult'>> };
    'checkOut': { name: 'checkOut'; type: NonNull<Named<'OBJECT', 'Visit'>> };
    'clearEmailBounce': { name: 'clearEmailBounce'; type: NonNull<Named<'OBJECT', 'EmailPreferenceType'>> };
    'clockOut': { name: 'clockOut'; type: NonNull<Named<'OBJECT', 'Attendance'>> };
    'closeDay': { name: 'closeDay'; type: NonNull<Named<'OBJECT', 'DayTotals'>> };
    'closePeriod': { name: 'closePeriod'; type: NonNull<Named<'OBJECT', 'ClosedPeriod'>> };
    'createAttendance': { name: 'createAttendance'; type: NonNull<Named<'OBJECT', 'Attendance'>> };
    'createBillingRecord': { name: 'createBillingRecord'; type: NonNull<Named<'OBJECT', 'BillingRecord'>> };
    'createCommission': { name: 'createCommission'; type: NonNull<Named<'OBJECT', 'Commission'>> };
    'createContract': { name: 'createContract'; type: NonNull<Named<'OBJECT', 'Contract'>> };
    'createDietPlan': { name: 'createDietPlan'; type: NonNull<Named<'OBJECT', 'DietPlan'>> };
    'createEmployee': { name: 'createEmployee'; type: NonNull<Named<'OBJECT', 'Employee'>> };
    'createEmployeePay': { name: 'createEmployeePay'; type: NonNull<Named<'OBJECT', 'EmployeePay'>> };
    'createEquipment': { name: 'createEquipment'; type: NonNull<Named<'OBJECT', 'Equipment'>> };
    'createExpense': { name: 'createExpense'; type: NonNull<Named<'OBJECT', 'Expense'>> };
    'createExternalPayment': { name: 'createExternalPayment'; type: NonNull<Named<'OBJECT', 'ExternalPayment'>> };
    'createIncome': { name: 'createIncome'; type: NonNull<Named<'OBJECT', 'Income'>> };
    'createLocation': { name: 'createLocation'; type: NonNull<Named<'OBJECT', 'Location'>> };
    'createMaintenanceRecord': { name: 'createMaintenanceRecord'; type: NonNull<Named<'OBJECT', 'MaintenanceRecord'>> };
    'createMasterDataItem': { name: 'createMasterDataItem'; type: NonNull<Named<'OBJECT', 'MasterDataItem'>> };
    'createMember': { name: 'createMember'; type: NonNull<Named<'OBJECT', 'Member'>> };
    'createMembershipPlan': { name: 'createMembershipPlan'; type: NonNull<Named<'OBJECT', 'MembershipPlan'>> };
    'createMessage': { name: 'createMessage'; type: NonNull<Named<'OBJECT', 'Message'>> };
    'createMessageTemplate': { name: 'createMessageTemplate'; type: NonNull<Named<'OBJECT', 'MessageTemplate'>> };
    'createNote': { name: 'createNote'; type: NonNull<Named<'OBJECT', 'Note'>> };
    'createParkingPass': { name: 'createParkingPass'; type: NonNull<Named<'OBJECT', 'ParkingPass'>> };
    'createPayment': { name: 'createPayment'; type: NonNull<Named<'OBJECT', 'Payment'>> };
    'createPayroll': { name: 'createPayroll'; type: NonNull<Named<'OBJECT', 'Payroll'>> };
    'createPermission': { name: 'createPermission'; type: NonNull<Named<'OBJECT', 'Permission'>> };
    'createPersonalToken': { name: 'createPersonalToken'; type: NonNull<Named<'OBJECT', 'NewPersonalToken'>> };
    'createReferral': { name: 'createReferral'; type: NonNull<Named<'OBJECT', 'Referral'>> };
    'createReward': { name: 'createReward'; type: NonNull<Named<'OBJECT', 'Reward'>> };
    'createSavedQuery': { name: 'createSavedQuery'; type: NonNull<Named<'OBJECT', 'SavedQuery'>> };
    'createSession': { name: 'createSession'; type: NonNull<Named<'OBJECT', 'Session'>> };
    'createShift': { name: 'createShift'; type: NonNull<Named<'OBJECT', 'Shift'>> };
    'createTrainer': { name: 'createTrainer'; type: NonNull<Named<'OBJECT', 'Trainer'>> };
    'createUser': { name: 'createUser'; type: NonNull<Named<'OBJECT', 'User'>> };
    'deleteAttendance': { name: 'deleteAttendance'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteBillingRecord': { name: 'deleteBillingRecord'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteCommission': { name: 'deleteCommission'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteContract': { name: 'deleteContract'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteDietPlan': { name: 'deleteDietPlan'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteEmployee': { name: 'deleteEmployee'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteEmployeePay': { name: 'deleteEmployeePay'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteEquipment': { name: 'deleteEquipment'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteExpense': { name: 'deleteExpense'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteExternalPayment': { name: 'deleteExternalPayment'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteIncome': { name: 'deleteIncome'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteLocation': { name: 'deleteLocation'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteMaintenanceRecord': { name: 'deleteMaintenanceRecord'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteMasterDataItem': { name: 'deleteMasterDataItem'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteMember': { name: 'deleteMember'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteMemberCard': { name: 'deleteMemberCard'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteMembershipPlan': { name: 'deleteMembershipPlan'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteMessage': { name: 'deleteMessage'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteMessageTemplate': { name: 'deleteMessageTemplate'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteNote': { name: 'deleteNote'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteParkingPass': { name: 'deleteParkingPass'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deletePayment': { name: 'deletePayment'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deletePayroll': { name: 'deletePayroll'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deletePermission': { name: 'deletePermission'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteReferral': { name: 'deleteReferral'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteReward': { name: 'deleteReward'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteSavedQuery': { name: 'deleteSavedQuery'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteSession': { name: 'deleteSession'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteShift': { name: 'deleteShift'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteTrainer': { name: 'deleteTrainer'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'deleteVisit': { name: 'deleteVisit'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'endSessions': { name: 'endSessions'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'freezeContract': { name: 'freezeContract'; type: NonNull<Named<'OBJECT', 'ContractOperation'>> };
    'login': { name: 'login'; type: NonNull<Named<'OBJECT', 'SignIn'>> };
    'logout': { name: 'logout'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'payPayroll': { name: 'payPayroll'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'preparePayroll': { name: 'preparePayroll'; type: NonNull<Named<'OBJECT', 'PayrollPreparation'>> };
    'removeJobRun': { name: 'removeJobRun'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'renewContract': { name: 'renewContract'; type: NonNull<Named<'OBJECT', 'ContractOperation'>> };
    'reopenDay': { name: 'reopenDay'; type: NonNull<Named<'OBJECT', 'DayClose'>> };
    'reopenPeriod': { name: 'reopenPeriod'; type: NonNull<Named<'OBJECT', 'ClosedPeriod'>> };
    'repeatSession': { name: 'repeatSession'; type: NonNull<Named<'OBJECT', 'SessionRepetition'>> };
    'restoreRecord': { name: 'restoreRecord'; type: NonNull<Named<'OBJECT', 'RestoredRecord'>> };
    'resumeContract': { name: 'resumeContract'; type: NonNull<Named<'OBJECT', 'ContractOperation'>> };
    'retryJobRun': { name: 'retryJobRun'; type: NonNull<Named<'OBJECT', 'JobRun'>> };
    'revokePersonalToken': { name: 'revokePersonalToken'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'runDunning': { name: 'runDunning'; type: NonNull<Named<'OBJECT', 'DunningPreview'>> };
    'runJob': { name: 'runJob'; type: NonNull<Named<'OBJECT', 'JobRun'>> };
    'setDocumentsByEmail': { name: 'setDocumentsByEmail'; type: NonNull<Named<'OBJECT', 'EmailPreferenceType'>> };
    'setMarketingConsent': { name: 'setMarketingConsent'; type: NonNull<Named<'OBJECT', 'EmailPreferenceType'>> };
    'setUserStatus': { name: 'setUserStatus'; type: NonNull<Named<'OBJECT', 'User'>> };
    'signUp': { name: 'signUp'; type: NonNull<Named<'OBJECT', 'ContractOperation'>> };
    'startBillingRun': { name: 'startBillingRun'; type: NonNull<Named<'OBJECT', 'StartedBillingRun'>> };
    'switchPlan': { name: 'switchPlan'; type: NonNull<Named<'OBJECT', 'ContractOperation'>> };
    'takeBackOperation': { name: 'takeBackOperation'; type: NonNull<Named<'OBJECT', 'ContractOperation'>> };
    'undoChange': { name: 'undoChange'; type: NonNull<Named<'OBJECT', 'RestoredRecord'>> };
    'updateAttendance': { name: 'updateAttendance'; type: NonNull<Named<'OBJECT', 'Attendance'>> };
    'updateBillingRecord': { name: 'updateBillingRecord'; type: NonNull<Named<'OBJECT', 'BillingRecord'>> };
    'updateClubSettings': { name: 'updateClubSettings'; type: NonNull<Named<'OBJECT', 'ClubSettings'>> };
    'updateCommission': { name: 'updateCommission'; type: NonNull<Named<'OBJECT', 'Commission'>> };
    'updateContract': { name: 'updateContract'; type: NonNull<Named<'OBJECT', 'Contract'>> };
    'updateDayClose': { name: 'updateDayClose'; type: NonNull<Named<'OBJECT', 'DayClose'>> };
    'updateDietPlan': { name: 'updateDietPlan'; type: NonNull<Named<'OBJECT', 'DietPlan'>> };
    'updateDunningCase': { name: 'updateDunningCase'; type: NonNull<Named<'OBJECT', 'DunningCase'>> };
    'updateEmployee': { name: 'updateEmployee'; type: NonNull<Named<'OBJECT', 'Employee'>> };
    'updateEmployeePay': { name: 'updateEmployeePay'; type: NonNull<Named<'OBJECT', 'EmployeePay'>> };
    'updateEquipment': { name: 'updateEquipment'; type: NonNull<Named<'OBJECT', 'Equipment'>> };
    'updateExpense': { name: 'updateExpense'; type: NonNull<Named<'OBJECT', 'Expense'>> };
    'updateExternalPayment': { name: 'updateExternalPayment'; type: NonNull<Named<'OBJECT', 'ExternalPayment'>> };
    'updateIncome': { name: 'updateIncome'; type: NonNull<Named<'OBJECT', 'Income'>> };
    'updateLocation': { name: 'updateLocation'; type: NonNull<Named<'OBJECT', 'Location'>> };
    'updateMaintenanceRecord': { name: 'updateMaintenanceRecord'; type: NonNull<Named<'OBJECT', 'MaintenanceRecord'>> };
    'updateMasterDataItem': { name: 'updateMasterDataItem'; type: NonNull<Named<'OBJECT', 'MasterDataItem'>> };
    'updateMember': { name: 'updateMember'; type: NonNull<Named<'OBJECT', 'Member'>> };
    'updateMembershipPlan': { name: 'updateMembershipPlan'; type: NonNull<Named<'OBJECT', 'MembershipPlan'>> };
    'updateMessage': { name: 'updateMessage'; type: NonNull<Named<'OBJECT', 'Message'>> };
    'updateMessageTemplate': { name: 'updateMessageTemplate'; type: NonNull<Named<'OBJECT', 'MessageTemplate'>> };
    'updateMySettings': { name: 'updateMySettings'; type: NonNull<Named<'OBJECT', 'UserSettings'>> };
    'updateNote': { name: 'updateNote'; type: NonNull<Named<'OBJECT', 'Note'>> };
    'updateParkingPass': { name: 'updateParkingPass'; type: NonNull<Named<'OBJECT', 'ParkingPass'>> };
    'updatePayment': { name: 'updatePayment'; type: NonNull<Named<'OBJECT', 'Payment'>> };
    'updatePayroll': { name: 'updatePayroll'; type: NonNull<Named<'OBJECT', 'Payroll'>> };
    'updatePermission': { name: 'updatePermission'; type: NonNull<Named<'OBJECT', 'Permission'>> };
    'updateReferral': { name: 'updateReferral'; type: NonNull<Named<'OBJECT', 'Referral'>> };
    'updateReward': { name: 'updateReward'; type: NonNull<Named<'OBJECT', 'Reward'>> };
    'updateSavedQuery': { name: 'updateSavedQuery'; type: NonNull<Named<'OBJECT', 'SavedQuery'>> };
    'updateSession': { name: 'updateSession'; type: NonNull<Named<'OBJECT', 'Session'>> };
    'updateShift': { name: 'updateShift'; type: NonNull<Named<'OBJECT', 'Shift'>> };
    'updateTrainer': { name: 'updateTrainer'; type: NonNull<Named<'OBJECT', 'Trainer'>> };
    'updateUser': { name: 'updateUser'; type: NonNull<Named<'OBJECT', 'User'>> };
    'writeOffInvoice': { name: 'writeOffInvoice'; type: NonNull<Named<'OBJECT', 'BillingRecord'>> };
  } };
  'NewPersonalToken': { kind: 'OBJECT'; name: 'NewPersonalToken'; fields: {
    'personalToken': { name: 'personalToken'; type: NonNull<Named<'OBJECT', 'PersonalToken'>> };
    'token': { name: 'token'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'Note': { kind: 'OBJECT'; name: 'Note'; fields: {
    'contract': { name: 'contract'; type: Named<'OBJECT', 'Contract'> };
    'contractId': { name: 'contractId'; type: Named<'SCALAR', 'ID'> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'done': { name: 'done'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'doneAt': { name: 'doneAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'doneBy': { name: 'doneBy'; type: Named<'OBJECT', 'User'> };
    'doneById': { name: 'doneById'; type: Named<'SCALAR', 'ID'> };
    'dueDay': { name: 'dueDay'; type: Named<'SCALAR', 'LocalDate'> };
    'employee': { name: 'employee'; type: Named<'OBJECT', 'Employee'> };
    'employeeId': { name: 'employeeId'; type: Named<'SCALAR', 'ID'> };
    'forUser': { name: 'forUser'; type: Named<'OBJECT', 'User'> };
    'forUserId': { name: 'forUserId'; type: Named<'SCALAR', 'ID'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'member': { name: 'member'; type: Named<'OBJECT', 'Member'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'session': { name: 'session'; type: Named<'OBJECT', 'Session'> };
    'sessionId': { name: 'sessionId'; type: Named<'SCALAR', 'ID'> };
    'text': { name: 'text'; type: NonNull<Named<'SCALAR', 'String'>> };
    'trainer': { name: 'trainer'; type: Named<'OBJECT', 'Trainer'> };
    'trainerId': { name: 'trainerId'; type: Named<'SCALAR', 'ID'> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'writtenBy': { name: 'writtenBy'; type: Named<'OBJECT', 'User'> };
    'writtenById': { name: 'writtenById'; type: Named<'SCALAR', 'ID'> };
  } };
  'NoteAggregate': { kind: 'OBJECT'; name: 'NoteAggregate'; fields: {
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'NoteCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'NoteGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'NoteExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'NoteExtremes'>> };
  } };
  'NoteAggregateSort': { kind: 'INPUT_OBJECT'; name: 'NoteAggregateSort'; isOneOf: false; inputFields: [
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'NoteCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'NoteGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'NoteExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'NoteExtremesSort'>; defaultValue: null },
  ] };
  'NoteCounts': { kind: 'OBJECT'; name: 'NoteCounts'; fields: {
    'contractId': { name: 'contractId'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'done': { name: 'done'; type: Named<'SCALAR', 'Int'> };
    'doneAt': { name: 'doneAt'; type: Named<'SCALAR', 'Int'> };
    'doneById': { name: 'doneById'; type: Named<'SCALAR', 'Int'> };
    'dueDay': { name: 'dueDay'; type: Named<'SCALAR', 'Int'> };
    'employeeId': { name: 'employeeId'; type: Named<'SCALAR', 'Int'> };
    'forUserId': { name: 'forUserId'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'kind': { name: 'kind'; type: Named<'SCALAR', 'Int'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'Int'> };
    'sessionId': { name: 'sessionId'; type: Named<'SCALAR', 'Int'> };
    'text': { name: 'text'; type: Named<'SCALAR', 'Int'> };
    'trainerId': { name: 'trainerId'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
    'writtenById': { name: 'writtenById'; type: Named<'SCALAR', 'Int'> };
  } };
  'NoteCountsHaving': { kind: 'INPUT_OBJECT'; name: 'NoteCountsHaving'; isOneOf: false; inputFields: [
    { name: 'contractId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'done'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'doneAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'doneById'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'dueDay'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'forUserId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'kind'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'sessionId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'text'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'writtenById'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'NoteCountsSort': { kind: 'INPUT_OBJECT'; name: 'NoteCountsSort'; isOneOf: false; inputFields: [
    { name: 'contractId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'done'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'doneAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'doneById'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dueDay'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'forUserId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'kind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'sessionId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'text'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'writtenById'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'NoteExtremes': { kind: 'OBJECT'; name: 'NoteExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'doneAt': { name: 'doneAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'dueDay': { name: 'dueDay'; type: Named<'SCALAR', 'LocalDate'> };
    'kind': { name: 'kind'; type: Named<'SCALAR', 'String'> };
    'text': { name: 'text'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'NoteExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'NoteExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'doneAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'dueDay'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'kind'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'text'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'NoteExtremesSort': { kind: 'INPUT_OBJECT'; name: 'NoteExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'doneAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dueDay'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'kind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'text'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'NoteFilter': { kind: 'INPUT_OBJECT'; name: 'NoteFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'NoteFilter'>>>; defaultValue: null },
    { name: 'contract'; type: Named<'INPUT_OBJECT', 'ContractFilter'>; defaultValue: null },
    { name: 'contractId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'done'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'doneAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'doneBy'; type: Named<'INPUT_OBJECT', 'UserFilter'>; defaultValue: null },
    { name: 'doneById'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'dueDay'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeFilter'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'forUser'; type: Named<'INPUT_OBJECT', 'UserFilter'>; defaultValue: null },
    { name: 'forUserId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'kind'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'NoteFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'NoteFilter'>>>; defaultValue: null },
    { name: 'session'; type: Named<'INPUT_OBJECT', 'SessionFilter'>; defaultValue: null },
    { name: 'sessionId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'text'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'trainer'; type: Named<'INPUT_OBJECT', 'TrainerFilter'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'writtenBy'; type: Named<'INPUT_OBJECT', 'UserFilter'>; defaultValue: null },
    { name: 'writtenById'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
  ] };
  'NoteGroup': { kind: 'OBJECT'; name: 'NoteGroup'; fields: {
    'contract': { name: 'contract'; type: Named<'OBJECT', 'ContractGroup'> };
    'contractId': { name: 'contractId'; type: Named<'SCALAR', 'ID'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'done': { name: 'done'; type: Named<'SCALAR', 'Boolean'> };
    'doneAt': { name: 'doneAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'doneBy': { name: 'doneBy'; type: Named<'OBJECT', 'UserGroup'> };
    'doneById': { name: 'doneById'; type: Named<'SCALAR', 'ID'> };
    'dueDay': { name: 'dueDay'; type: Named<'OBJECT', 'DateGroup'> };
    'employee': { name: 'employee'; type: Named<'OBJECT', 'EmployeeGroup'> };
    'employeeId': { name: 'employeeId'; type: Named<'SCALAR', 'ID'> };
    'forUser': { name: 'forUser'; type: Named<'OBJECT', 'UserGroup'> };
    'forUserId': { name: 'forUserId'; type: Named<'SCALAR', 'ID'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'kind': { name: 'kind'; type: Named<'SCALAR', 'String'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'MemberGroup'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'session': { name: 'session'; type: Named<'OBJECT', 'SessionGroup'> };
    'sessionId': { name: 'sessionId'; type: Named<'SCALAR', 'ID'> };
    'text': { name: 'text'; type: Named<'SCALAR', 'String'> };
    'trainer': { name: 'trainer'; type: Named<'OBJECT', 'TrainerGroup'> };
    'trainerId': { name: 'trainerId'; type: Named<'SCALAR', 'ID'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'writtenBy': { name: 'writtenBy'; type: Named<'OBJECT', 'UserGroup'> };
    'writtenById': { name: 'writtenById'; type: Named<'SCALAR', 'ID'> };
  } };
  'NoteGroupBy': { kind: 'INPUT_OBJECT'; name: 'NoteGroupBy'; isOneOf: false; inputFields: [
    { name: 'contract'; type: Named<'INPUT_OBJECT', 'ContractGroupBy'>; defaultValue: null },
    { name: 'contractId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'done'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'doneAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'doneBy'; type: Named<'INPUT_OBJECT', 'UserGroupBy'>; defaultValue: null },
    { name: 'doneById'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'dueDay'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeGroupBy'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'forUser'; type: Named<'INPUT_OBJECT', 'UserGroupBy'>; defaultValue: null },
    { name: 'forUserId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'kind'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupBy'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'session'; type: Named<'INPUT_OBJECT', 'SessionGroupBy'>; defaultValue: null },
    { name: 'sessionId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'text'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'trainer'; type: Named<'INPUT_OBJECT', 'TrainerGroupBy'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'writtenBy'; type: Named<'INPUT_OBJECT', 'UserGroupBy'>; defaultValue: null },
    { name: 'writtenById'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'NoteGroupSort': { kind: 'INPUT_OBJECT'; name: 'NoteGroupSort'; isOneOf: false; inputFields: [
    { name: 'contract'; type: Named<'INPUT_OBJECT', 'ContractGroupSort'>; defaultValue: null },
    { name: 'contractId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'done'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'doneAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'doneBy'; type: Named<'INPUT_OBJECT', 'UserGroupSort'>; defaultValue: null },
    { name: 'doneById'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dueDay'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeGroupSort'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'forUser'; type: Named<'INPUT_OBJECT', 'UserGroupSort'>; defaultValue: null },
    { name: 'forUserId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'kind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupSort'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'session'; type: Named<'INPUT_OBJECT', 'SessionGroupSort'>; defaultValue: null },
    { name: 'sessionId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'text'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'trainer'; type: Named<'INPUT_OBJECT', 'TrainerGroupSort'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'writtenBy'; type: Named<'INPUT_OBJECT', 'UserGroupSort'>; defaultValue: null },
    { name: 'writtenById'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'NoteHaving': { kind: 'INPUT_OBJECT'; name: 'NoteHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'NoteHaving'>>>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'NoteCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'NoteExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'NoteExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'NoteHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'NoteHaving'>>>; defaultValue: null },
  ] };
  'NoteInput': { kind: 'INPUT_OBJECT'; name: 'NoteInput'; isOneOf: false; inputFields: [
    { name: 'contractId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'done'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'dueDay'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'forUserId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'kind'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'sessionId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'text'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
  ] };
  'NoteListFilter': { kind: 'INPUT_OBJECT'; name: 'NoteListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'NoteFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'NoteFilter'>; defaultValue: null },
  ] };
  'NotePage': { kind: 'OBJECT'; name: 'NotePage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Note'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'NotePatch': { kind: 'INPUT_OBJECT'; name: 'NotePatch'; isOneOf: false; inputFields: [
    { name: 'contractId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'done'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'dueDay'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'forUserId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'kind'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'sessionId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'text'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
  ] };
  'NoteSort': { kind: 'INPUT_OBJECT'; name: 'NoteSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'NoteSortField'>>; defaultValue: null },
  ] };
  'NoteSortField': { name: 'NoteSortField'; enumValues: 'contractContractNumber' | 'contractId' | 'createdAt' | 'done' | 'doneAt' | 'doneById' | 'doneByUsername' | 'dueDay' | 'employeeId' | 'employeeName' | 'forUserId' | 'forUserUsername' | 'id' | 'kind' | 'memberId' | 'memberName' | 'sessionId' | 'sessionSessionType' | 'text' | 'trainerId' | 'trainerName' | 'updatedAt' | 'version' | 'writtenById' | 'writtenByUsername' };
  'NumberFilter': { kind: 'INPUT_OBJECT'; name: 'NumberFilter'; isOneOf: false; inputFields: [
    { name: 'eq'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'gt'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'gte'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'in'; type: List<NonNull<Named<'SCALAR', 'Float'>>>; defaultValue: null },
    { name: 'isNull'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'lt'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'lte'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'ne'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'notIn'; type: List<NonNull<Named<'SCALAR', 'Float'>>>; defaultValue: null },
  ] };
  'NumberFormat': { kind: 'OBJECT'; name: 'NumberFormat'; fields: {
    'digits': { name: 'digits'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'prefix': { name: 'prefix'; type: NonNull<Named<'SCALAR', 'String'>> };
    'series': { name: 'series'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'NumberFormatInput': { kind: 'INPUT_OBJECT'; name: 'NumberFormatInput'; isOneOf: false; inputFields: [
    { name: 'digits'; type: NonNull<Named<'SCALAR', 'Int'>>; defaultValue: null },
    { name: 'prefix'; type: NonNull<Named<'SCALAR', 'String'>>; defaultValue: null },
    { name: 'series'; type: NonNull<Named<'SCALAR', 'String'>>; defaultValue: null },
  ] };
  'OpeningHours': { kind: 'OBJECT'; name: 'OpeningHours'; fields: {
    'friday': { name: 'friday'; type: Named<'SCALAR', 'String'> };
    'monday': { name: 'monday'; type: Named<'SCALAR', 'String'> };
    'saturday': { name: 'saturday'; type: Named<'SCALAR', 'String'> };
    'sunday': { name: 'sunday'; type: Named<'SCALAR', 'String'> };
    'thursday': { name: 'thursday'; type: Named<'SCALAR', 'String'> };
    'tuesday': { name: 'tuesday'; type: Named<'SCALAR', 'String'> };
    'wednesday': { name: 'wednesday'; type: Named<'SCALAR', 'String'> };
  } };
  'OpeningHoursInput': { kind: 'INPUT_OBJECT'; name: 'OpeningHoursInput'; isOneOf: false; inputFields: [
    { name: 'friday'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'monday'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'saturday'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'sunday'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'thursday'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'tuesday'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'wednesday'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'Option': { kind: 'OBJECT'; name: 'Option'; fields: {
    'detail': { name: 'detail'; type: Named<'SCALAR', 'String'> };
    'details': { name: 'details'; type: List<NonNull<Named<'OBJECT', 'RecordDetail'>>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'label': { name: 'label'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'OverpaidPayroll': { kind: 'OBJECT'; name: 'OverpaidPayroll'; fields: {
    'amount': { name: 'amount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'payrollId': { name: 'payrollId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'periodEnd': { name: 'periodEnd'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'periodStart': { name: 'periodStart'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
  } };
  'PageInfo': { kind: 'OBJECT'; name: 'PageInfo'; fields: {
    'endCursor': { name: 'endCursor'; type: Named<'SCALAR', 'String'> };
    'hasNextPage': { name: 'hasNextPage'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
  } };
  'PageInput': { kind: 'INPUT_OBJECT'; name: 'PageInput'; isOneOf: false; inputFields: [
    { name: 'after'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'limit'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'offset'; type: NonNull<Named<'SCALAR', 'Int'>>; defaultValue: "0" },
  ] };
  'ParkingPass': { kind: 'OBJECT'; name: 'ParkingPass'; fields: {
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'lot': { name: 'lot'; type: Named<'SCALAR', 'String'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'Member'> };
    'memberId': { name: 'memberId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'passNumber': { name: 'passNumber'; type: NonNull<Named<'SCALAR', 'String'>> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'type': { name: 'type'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'validFrom': { name: 'validFrom'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'validUntil': { name: 'validUntil'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'vehicleNumber': { name: 'vehicleNumber'; type: NonNull<Named<'SCALAR', 'String'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ParkingPassAggregate': { kind: 'OBJECT'; name: 'ParkingPassAggregate'; fields: {
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'ParkingPassCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'ParkingPassGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'ParkingPassExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'ParkingPassExtremes'>> };
  } };
  'ParkingPassAggregateSort': { kind: 'INPUT_OBJECT'; name: 'ParkingPassAggregateSort'; isOneOf: false; inputFields: [
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'ParkingPassCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'ParkingPassGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'ParkingPassExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'ParkingPassExtremesSort'>; defaultValue: null },
  ] };
  'ParkingPassCounts': { kind: 'OBJECT'; name: 'ParkingPassCounts'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'lot': { name: 'lot'; type: Named<'SCALAR', 'Int'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'passNumber': { name: 'passNumber'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'type': { name: 'type'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
    'validFrom': { name: 'validFrom'; type: Named<'SCALAR', 'Int'> };
    'validUntil': { name: 'validUntil'; type: Named<'SCALAR', 'Int'> };
    'vehicleNumber': { name: 'vehicleNumber'; type: Named<'SCALAR', 'Int'> };
  } };
  'ParkingPassCountsHaving': { kind: 'INPUT_OBJECT'; name: 'ParkingPassCountsHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'lot'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'passNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'type'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'validUntil'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'vehicleNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'ParkingPassCountsSort': { kind: 'INPUT_OBJECT'; name: 'ParkingPassCountsSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lot'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'passNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'type'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'validUntil'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'vehicleNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ParkingPassExtremes': { kind: 'OBJECT'; name: 'ParkingPassExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'lot': { name: 'lot'; type: Named<'SCALAR', 'String'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'passNumber': { name: 'passNumber'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'type': { name: 'type'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'validFrom': { name: 'validFrom'; type: Named<'SCALAR', 'LocalDate'> };
    'validUntil': { name: 'validUntil'; type: Named<'SCALAR', 'LocalDate'> };
    'vehicleNumber': { name: 'vehicleNumber'; type: Named<'SCALAR', 'String'> };
  } };
  'ParkingPassExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'ParkingPassExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'lot'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'passNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'type'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'validUntil'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'vehicleNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'ParkingPassExtremesSort': { kind: 'INPUT_OBJECT'; name: 'ParkingPassExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lot'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'passNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'type'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'validUntil'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'vehicleNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ParkingPassFilter': { kind: 'INPUT_OBJECT'; name: 'ParkingPassFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'ParkingPassFilter'>>>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'lot'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'ParkingPassFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'ParkingPassFilter'>>>; defaultValue: null },
    { name: 'passNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'type'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'validUntil'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'vehicleNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'ParkingPassGroup': { kind: 'OBJECT'; name: 'ParkingPassGroup'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'lot': { name: 'lot'; type: Named<'SCALAR', 'String'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'MemberGroup'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'passNumber': { name: 'passNumber'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'type': { name: 'type'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'validFrom': { name: 'validFrom'; type: Named<'OBJECT', 'DateGroup'> };
    'validUntil': { name: 'validUntil'; type: Named<'OBJECT', 'DateGroup'> };
    'vehicleNumber': { name: 'vehicleNumber'; type: Named<'SCALAR', 'String'> };
  } };
  'ParkingPassGroupBy': { kind: 'INPUT_OBJECT'; name: 'ParkingPassGroupBy'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'lot'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupBy'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'passNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'type'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'validUntil'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'vehicleNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'ParkingPassGroupSort': { kind: 'INPUT_OBJECT'; name: 'ParkingPassGroupSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lot'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupSort'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'passNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'type'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'validUntil'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'vehicleNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ParkingPassHaving': { kind: 'INPUT_OBJECT'; name: 'ParkingPassHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'ParkingPassHaving'>>>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'ParkingPassCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'ParkingPassExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'ParkingPassExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'ParkingPassHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'ParkingPassHaving'>>>; defaultValue: null },
  ] };
  'ParkingPassHit': { kind: 'OBJECT'; name: 'ParkingPassHit'; fields: {
    'detail': { name: 'detail'; type: Named<'SCALAR', 'String'> };
    'details': { name: 'details'; type: List<NonNull<Named<'OBJECT', 'RecordDetail'>>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'title': { name: 'title'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'ParkingPassInput': { kind: 'INPUT_OBJECT'; name: 'ParkingPassInput'; isOneOf: false; inputFields: [
    { name: 'lot'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'type'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'validUntil'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'vehicleNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'ParkingPassListFilter': { kind: 'INPUT_OBJECT'; name: 'ParkingPassListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'ParkingPassFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'ParkingPassFilter'>; defaultValue: null },
  ] };
  'ParkingPassPage': { kind: 'OBJECT'; name: 'ParkingPassPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'ParkingPass'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ParkingPassPatch': { kind: 'INPUT_OBJECT'; name: 'ParkingPassPatch'; isOneOf: false; inputFields: [
    { name: 'lot'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'type'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'validFrom'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'validUntil'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'vehicleNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'ParkingPassSort': { kind: 'INPUT_OBJECT'; name: 'ParkingPassSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'ParkingPassSortField'>>; defaultValue: null },
  ] };
  'ParkingPassSortField': { name: 'ParkingPassSortField'; enumValues: 'createdAt' | 'id' | 'lot' | 'memberId' | 'memberName' | 'notes' | 'passNumber' | 'status' | 'type' | 'updatedAt' | 'validFrom' | 'validUntil' | 'vehicleNumber' | 'version' };
  'PasswordChanged': { kind: 'OBJECT'; name: 'PasswordChanged'; fields: {
    'message': { name: 'message'; type: NonNull<Named<'SCALAR', 'String'>> };
    'token': { name: 'token'; type: Named<'SCALAR', 'String'> };
  } };
  'PasswordInput': { kind: 'INPUT_OBJECT'; name: 'PasswordInput'; isOneOf: false; inputFields: [
    { name: 'confirmPassword'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'currentPassword'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'newPassword'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'Payment': { kind: 'OBJECT'; name: 'Payment'; fields: {
    'amount': { name: 'amount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'balanceAmount': { name: 'balanceAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'billing': { name: 'billing'; type: Named<'OBJECT', 'BillingRecord'> };
    'billingId': { name: 'billingId'; type: Named<'SCALAR', 'ID'> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'location': { name: 'location'; type: Named<'OBJECT', 'Location'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'Member'> };
    'memberId': { name: 'memberId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'onAccount': { name: 'onAccount'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'paymentDate': { name: 'paymentDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'paymentMethod': { name: 'paymentMethod'; type: NonNull<Named<'SCALAR', 'String'>> };
    'paymentNumber': { name: 'paymentNumber'; type: NonNull<Named<'SCALAR', 'String'>> };
    'paymentStatus': { name: 'paymentStatus'; type: NonNull<Named<'SCALAR', 'String'>> };
    'paymentType': { name: 'paymentType'; type: NonNull<Named<'SCALAR', 'String'>> };
    'referenceNumber': { name: 'referenceNumber'; type: Named<'SCALAR', 'String'> };
    'refundKind': { name: 'refundKind'; type: Named<'SCALAR', 'String'> };
    'takenBy': { name: 'takenBy'; type: Named<'OBJECT', 'User'> };
    'takenById': { name: 'takenById'; type: Named<'SCALAR', 'ID'> };
    'transactionId': { name: 'transactionId'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'PaymentAggregate': { kind: 'OBJECT'; name: 'PaymentAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'PaymentNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'PaymentCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'PaymentGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'PaymentExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'PaymentExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'PaymentNumbers'>> };
  } };
  'PaymentAggregateSort': { kind: 'INPUT_OBJECT'; name: 'PaymentAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'PaymentNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'PaymentCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'PaymentGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'PaymentExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'PaymentExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'PaymentNumbersSort'>; defaultValue: null },
  ] };
  'PaymentCounts': { kind: 'OBJECT'; name: 'PaymentCounts'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Int'> };
    'balanceAmount': { name: 'balanceAmount'; type: Named<'SCALAR', 'Int'> };
    'billingId': { name: 'billingId'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'Int'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'onAccount': { name: 'onAccount'; type: Named<'SCALAR', 'Int'> };
    'paymentDate': { name: 'paymentDate'; type: Named<'SCALAR', 'Int'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'Int'> };
    'paymentNumber': { name: 'paymentNumber'; type: Named<'SCALAR', 'Int'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'Int'> };
    'paymentType': { name: 'paymentType'; type: Named<'SCALAR', 'Int'> };
    'referenceNumber': { name: 'referenceNumber'; type: Named<'SCALAR', 'Int'> };
    'refundKind': { name: 'refundKind'; type: Named<'SCALAR', 'Int'> };
    'takenById': { name: 'takenById'; type: Named<'SCALAR', 'Int'> };
    'transactionId': { name: 'transactionId'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'PaymentCountsHaving': { kind: 'INPUT_OBJECT'; name: 'PaymentCountsHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'balanceAmount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'billingId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'onAccount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'refundKind'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'takenById'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'PaymentCountsSort': { kind: 'INPUT_OBJECT'; name: 'PaymentCountsSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'balanceAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billingId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'onAccount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'refundKind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'takenById'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'PaymentExtremes': { kind: 'OBJECT'; name: 'PaymentExtremes'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'balanceAmount': { name: 'balanceAmount'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'paymentDate': { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'String'> };
    'paymentNumber': { name: 'paymentNumber'; type: Named<'SCALAR', 'String'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'String'> };
    'paymentType': { name: 'paymentType'; type: Named<'SCALAR', 'String'> };
    'referenceNumber': { name: 'referenceNumber'; type: Named<'SCALAR', 'String'> };
    'refundKind': { name: 'refundKind'; type: Named<'SCALAR', 'String'> };
    'transactionId': { name: 'transactionId'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'PaymentExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'PaymentExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'balanceAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'refundKind'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'PaymentExtremesSort': { kind: 'INPUT_OBJECT'; name: 'PaymentExtremesSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'balanceAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'refundKind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'PaymentFilter': { kind: 'INPUT_OBJECT'; name: 'PaymentFilter'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'PaymentFilter'>>>; defaultValue: null },
    { name: 'balanceAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'billing'; type: Named<'INPUT_OBJECT', 'BillingRecordFilter'>; defaultValue: null },
    { name: 'billingId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'PaymentFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'onAccount'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'PaymentFilter'>>>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'refundKind'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'takenBy'; type: Named<'INPUT_OBJECT', 'UserFilter'>; defaultValue: null },
    { name: 'takenById'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'PaymentGroup': { kind: 'OBJECT'; name: 'PaymentGroup'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'balanceAmount': { name: 'balanceAmount'; type: Named<'SCALAR', 'Float'> };
    'billing': { name: 'billing'; type: Named<'OBJECT', 'BillingRecordGroup'> };
    'billingId': { name: 'billingId'; type: Named<'SCALAR', 'ID'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'location': { name: 'location'; type: Named<'OBJECT', 'LocationGroup'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'MemberGroup'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'onAccount': { name: 'onAccount'; type: Named<'SCALAR', 'Boolean'> };
    'paymentDate': { name: 'paymentDate'; type: Named<'OBJECT', 'DateGroup'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'String'> };
    'paymentNumber': { name: 'paymentNumber'; type: Named<'SCALAR', 'String'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'String'> };
    'paymentType': { name: 'paymentType'; type: Named<'SCALAR', 'String'> };
    'referenceNumber': { name: 'referenceNumber'; type: Named<'SCALAR', 'String'> };
    'refundKind': { name: 'refundKind'; type: Named<'SCALAR', 'String'> };
    'takenBy': { name: 'takenBy'; type: Named<'OBJECT', 'UserGroup'> };
    'takenById': { name: 'takenById'; type: Named<'SCALAR', 'ID'> };
    'transactionId': { name: 'transactionId'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'PaymentGroupBy': { kind: 'INPUT_OBJECT'; name: 'PaymentGroupBy'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'balanceAmount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'billing'; type: Named<'INPUT_OBJECT', 'BillingRecordGroupBy'>; defaultValue: null },
    { name: 'billingId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupBy'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupBy'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'onAccount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'refundKind'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'takenBy'; type: Named<'INPUT_OBJECT', 'UserGroupBy'>; defaultValue: null },
    { name: 'takenById'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'PaymentGroupSort': { kind: 'INPUT_OBJECT'; name: 'PaymentGroupSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'balanceAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'billing'; type: Named<'INPUT_OBJECT', 'BillingRecordGroupSort'>; defaultValue: null },
    { name: 'billingId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupSort'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupSort'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'onAccount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'refundKind'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'takenBy'; type: Named<'INPUT_OBJECT', 'UserGroupSort'>; defaultValue: null },
    { name: 'takenById'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'PaymentHaving': { kind: 'INPUT_OBJECT'; name: 'PaymentHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'PaymentHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'PaymentNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'PaymentCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'PaymentExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'PaymentExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'PaymentHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'PaymentHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'PaymentNumbersHaving'>; defaultValue: null },
  ] };
  'PaymentHit': { kind: 'OBJECT'; name: 'PaymentHit'; fields: {
    'detail': { name: 'detail'; type: Named<'SCALAR', 'String'> };
    'details': { name: 'details'; type: List<NonNull<Named<'OBJECT', 'RecordDetail'>>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'title': { name: 'title'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'PaymentInput': { kind: 'INPUT_OBJECT'; name: 'PaymentInput'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'billingId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'onAccount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'refundKind'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'PaymentListFilter': { kind: 'INPUT_OBJECT'; name: 'PaymentListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'PaymentFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'PaymentFilter'>; defaultValue: null },
  ] };
  'PaymentNumbers': { kind: 'OBJECT'; name: 'PaymentNumbers'; fields: {
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'balanceAmount': { name: 'balanceAmount'; type: Named<'SCALAR', 'Float'> };
  } };
  'PaymentNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'PaymentNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'balanceAmount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'PaymentNumbersSort': { kind: 'INPUT_OBJECT'; name: 'PaymentNumbersSort'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'balanceAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'PaymentPage': { kind: 'OBJECT'; name: 'PaymentPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Payment'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'PaymentPatch': { kind: 'INPUT_OBJECT'; name: 'PaymentPatch'; isOneOf: false; inputFields: [
    { name: 'amount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'billingId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'onAccount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentType'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'referenceNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'refundKind'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'transactionId'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'PaymentSort': { kind: 'INPUT_OBJECT'; name: 'PaymentSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'PaymentSortField'>>; defaultValue: null },
  ] };
  'PaymentSortField': { name: 'PaymentSortField'; enumValues: 'amount' | 'balanceAmount' | 'billingId' | 'billingInvoiceNumber' | 'createdAt' | 'id' | 'locationId' | 'locationName' | 'memberId' | 'memberName' | 'notes' | 'onAccount' | 'paymentDate' | 'paymentMethod' | 'paymentNumber' | 'paymentStatus' | 'paymentType' | 'referenceNumber' | 'refundKind' | 'takenById' | 'takenByUsername' | 'transactionId' | 'updatedAt' | 'version' };
  'Payroll': { kind: 'OBJECT'; name: 'Payroll'; fields: {
    'approvedAt': { name: 'approvedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'approvedBy': { name: 'approvedBy'; type: Named<'SCALAR', 'String'> };
    'baseSalary': { name: 'baseSalary'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'bonus': { name: 'bonus'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'bonusDescription': { name: 'bonusDescription'; type: Named<'SCALAR', 'String'> };
    'collectedAmount': { name: 'collectedAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'deductionDescription': { name: 'deductionDescription'; type: Named<'SCALAR', 'String'> };
    'deductions': { name: 'deductions'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'employee': { name: 'employee'; type: Named<'OBJECT', 'Employee'> };
    'employeeId': { name: 'employeeId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'overtimeHours': { name: 'overtimeHours'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'overtimeRate': { name: 'overtimeRate'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'payPeriodEnd': { name: 'payPeriodEnd'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'payPeriodStart': { name: 'payPeriodStart'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'paymentDate': { name: 'paymentDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'paymentMethod': { name: 'paymentMethod'; type: NonNull<Named<'SCALAR', 'String'>> };
    'paymentStatus': { name: 'paymentStatus'; type: NonNull<Named<'SCALAR', 'String'>> };
    'totalAmount': { name: 'totalAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'PayrollAggregate': { kind: 'OBJECT'; name: 'PayrollAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'PayrollNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'PayrollCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'PayrollGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'PayrollExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'PayrollExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'PayrollNumbers'>> };
  } };
  'PayrollAggregateSort': { kind: 'INPUT_OBJECT'; name: 'PayrollAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'PayrollNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'PayrollCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'PayrollGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'PayrollExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'PayrollExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'PayrollNumbersSort'>; defaultValue: null },
  ] };
  'PayrollCounts': { kind: 'OBJECT'; name: 'PayrollCounts'; fields: {
    'approvedAt': { name: 'approvedAt'; type: Named<'SCALAR', 'Int'> };
    'approvedBy': { name: 'approvedBy'; type: Named<'SCALAR', 'Int'> };
    'baseSalary': { name: 'baseSalary'; type: Named<'SCALAR', 'Int'> };
    'bonus': { name: 'bonus'; type: Named<'SCALAR', 'Int'> };
    'bonusDescription': { name: 'bonusDescription'; type: Named<'SCALAR', 'Int'> };
    'collectedAmount': { name: 'collectedAmount'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'deductionDescription': { name: 'deductionDescription'; type: Named<'SCALAR', 'Int'> };
    'deductions': { name: 'deductions'; type: Named<'SCALAR', 'Int'> };
    'employeeId': { name: 'employeeId'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'overtimeHours': { name: 'overtimeHours'; type: Named<'SCALAR', 'Int'> };
    'overtimeRate': { name: 'overtimeRate'; type: Named<'SCALAR', 'Int'> };
    'payPeriodEnd': { name: 'payPeriodEnd'; type: Named<'SCALAR', 'Int'> };
    'payPeriodStart': { name: 'payPeriodStart'; type: Named<'SCALAR', 'Int'> };
    'paymentDate': { name: 'paymentDate'; type: Named<'SCALAR', 'Int'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'Int'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'Int'> };
    'totalAmount': { name: 'totalAmount'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'PayrollCountsHaving': { kind: 'INPUT_OBJECT'; name: 'PayrollCountsHaving'; isOneOf: false; inputFields: [
    { name: 'approvedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'approvedBy'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'baseSalary'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'bonus'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'bonusDescription'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'collectedAmount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'deductionDescription'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'deductions'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'payPeriodEnd'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'payPeriodStart'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'PayrollCountsSort': { kind: 'INPUT_OBJECT'; name: 'PayrollCountsSort'; isOneOf: false; inputFields: [
    { name: 'approvedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'approvedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'baseSalary'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'bonus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'bonusDescription'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'collectedAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'deductionDescription'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'deductions'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'payPeriodEnd'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'payPeriodStart'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'PayrollExtremes': { kind: 'OBJECT'; name: 'PayrollExtremes'; fields: {
    'approvedAt': { name: 'approvedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'approvedBy': { name: 'approvedBy'; type: Named<'SCALAR', 'String'> };
    'baseSalary': { name: 'baseSalary'; type: Named<'SCALAR', 'Float'> };
    'bonus': { name: 'bonus'; type: Named<'SCALAR', 'Float'> };
    'bonusDescription': { name: 'bonusDescription'; type: Named<'SCALAR', 'String'> };
    'collectedAmount': { name: 'collectedAmount'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'deductionDescription': { name: 'deductionDescription'; type: Named<'SCALAR', 'String'> };
    'deductions': { name: 'deductions'; type: Named<'SCALAR', 'Float'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'overtimeHours': { name: 'overtimeHours'; type: Named<'SCALAR', 'Float'> };
    'overtimeRate': { name: 'overtimeRate'; type: Named<'SCALAR', 'Float'> };
    'payPeriodEnd': { name: 'payPeriodEnd'; type: Named<'SCALAR', 'LocalDate'> };
    'payPeriodStart': { name: 'payPeriodStart'; type: Named<'SCALAR', 'LocalDate'> };
    'paymentDate': { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'String'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'String'> };
    'totalAmount': { name: 'totalAmount'; type: Named<'SCALAR', 'Float'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'PayrollExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'PayrollExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'approvedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'approvedBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'baseSalary'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'bonus'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'bonusDescription'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'collectedAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'deductionDescription'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'deductions'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'payPeriodEnd'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'payPeriodStart'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'PayrollExtremesSort': { kind: 'INPUT_OBJECT'; name: 'PayrollExtremesSort'; isOneOf: false; inputFields: [
    { name: 'approvedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'approvedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'baseSalary'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'bonus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'bonusDescription'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'collectedAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'deductionDescription'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'deductions'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'payPeriodEnd'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'payPeriodStart'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'PayrollFilter': { kind: 'INPUT_OBJECT'; name: 'PayrollFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'PayrollFilter'>>>; defaultValue: null },
    { name: 'approvedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'approvedBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'baseSalary'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'bonus'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'bonusDescription'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'collectedAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'deductionDescription'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'deductions'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeFilter'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'PayrollFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'PayrollFilter'>>>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'payPeriodEnd'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'payPeriodStart'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'PayrollGroup': { kind: 'OBJECT'; name: 'PayrollGroup'; fields: {
    'approvedAt': { name: 'approvedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'approvedBy': { name: 'approvedBy'; type: Named<'SCALAR', 'String'> };
    'baseSalary': { name: 'baseSalary'; type: Named<'SCALAR', 'Float'> };
    'bonus': { name: 'bonus'; type: Named<'SCALAR', 'Float'> };
    'bonusDescription': { name: 'bonusDescription'; type: Named<'SCALAR', 'String'> };
    'collectedAmount': { name: 'collectedAmount'; type: Named<'SCALAR', 'Float'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'deductionDescription': { name: 'deductionDescription'; type: Named<'SCALAR', 'String'> };
    'deductions': { name: 'deductions'; type: Named<'SCALAR', 'Float'> };
    'employee': { name: 'employee'; type: Named<'OBJECT', 'EmployeeGroup'> };
    'employeeId': { name: 'employeeId'; type: Named<'SCALAR', 'ID'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'overtimeHours': { name: 'overtimeHours'; type: Named<'SCALAR', 'Float'> };
    'overtimeRate': { name: 'overtimeRate'; type: Named<'SCALAR', 'Float'> };
    'payPeriodEnd': { name: 'payPeriodEnd'; type: Named<'OBJECT', 'DateGroup'> };
    'payPeriodStart': { name: 'payPeriodStart'; type: Named<'OBJECT', 'DateGroup'> };
    'paymentDate': { name: 'paymentDate'; type: Named<'OBJECT', 'DateGroup'> };
    'paymentMethod': { name: 'paymentMethod'; type: Named<'SCALAR', 'String'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'String'> };
    'totalAmount': { name: 'totalAmount'; type: Named<'SCALAR', 'Float'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'PayrollGroupBy': { kind: 'INPUT_OBJECT'; name: 'PayrollGroupBy'; isOneOf: false; inputFields: [
    { name: 'approvedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'approvedBy'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'baseSalary'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'bonus'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'bonusDescription'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'collectedAmount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'deductionDescription'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'deductions'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeGroupBy'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'payPeriodEnd'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'payPeriodStart'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'PayrollGroupSort': { kind: 'INPUT_OBJECT'; name: 'PayrollGroupSort'; isOneOf: false; inputFields: [
    { name: 'approvedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'approvedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'baseSalary'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'bonus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'bonusDescription'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'collectedAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'deductionDescription'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'deductions'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeGroupSort'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'payPeriodEnd'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'payPeriodStart'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'PayrollHaving': { kind: 'INPUT_OBJECT'; name: 'PayrollHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'PayrollHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'PayrollNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'PayrollCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'PayrollExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'PayrollExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'PayrollHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'PayrollHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'PayrollNumbersHaving'>; defaultValue: null },
  ] };
  'PayrollInput': { kind: 'INPUT_OBJECT'; name: 'PayrollInput'; isOneOf: false; inputFields: [
    { name: 'baseSalary'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'bonus'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'bonusDescription'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'collectedAmount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'deductionDescription'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'deductions'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'payPeriodEnd'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'payPeriodStart'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
  ] };
  'PayrollListFilter': { kind: 'INPUT_OBJECT'; name: 'PayrollListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'PayrollFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'PayrollFilter'>; defaultValue: null },
  ] };
  'PayrollNumbers': { kind: 'OBJECT'; name: 'PayrollNumbers'; fields: {
    'baseSalary': { name: 'baseSalary'; type: Named<'SCALAR', 'Float'> };
    'bonus': { name: 'bonus'; type: Named<'SCALAR', 'Float'> };
    'collectedAmount': { name: 'collectedAmount'; type: Named<'SCALAR', 'Float'> };
    'deductions': { name: 'deductions'; type: Named<'SCALAR', 'Float'> };
    'overtimeHours': { name: 'overtimeHours'; type: Named<'SCALAR', 'Float'> };
    'overtimeRate': { name: 'overtimeRate'; type: Named<'SCALAR', 'Float'> };
    'totalAmount': { name: 'totalAmount'; type: Named<'SCALAR', 'Float'> };
  } };
  'PayrollNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'PayrollNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'baseSalary'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'bonus'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'collectedAmount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'deductions'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'PayrollNumbersSort': { kind: 'INPUT_OBJECT'; name: 'PayrollNumbersSort'; isOneOf: false; inputFields: [
    { name: 'baseSalary'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'bonus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'collectedAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'deductions'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'PayrollPage': { kind: 'OBJECT'; name: 'PayrollPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Payroll'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'PayrollPatch': { kind: 'INPUT_OBJECT'; name: 'PayrollPatch'; isOneOf: false; inputFields: [
    { name: 'baseSalary'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'bonus'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'bonusDescription'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'collectedAmount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'deductionDescription'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'deductions'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'overtimeHours'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'overtimeRate'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'payPeriodEnd'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'payPeriodStart'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'paymentDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'paymentMethod'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'totalAmount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
  ] };
  'PayrollPreparation': { kind: 'OBJECT'; name: 'PayrollPreparation'; fields: {
    'preview': { name: 'preview'; type: NonNull<Named<'SCALAR', 'String'>> };
    'records': { name: 'records'; type: NonNull<List<NonNull<Named<'OBJECT', 'PreparedPayroll'>>>> };
    'skipped': { name: 'skipped'; type: NonNull<List<NonNull<Named<'OBJECT', 'SkippedEmployee'>>>> };
  } };
  'PayrollSort': { kind: 'INPUT_OBJECT'; name: 'PayrollSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'PayrollSortField'>>; defaultValue: null },
  ] };
  'PayrollSortField': { name: 'PayrollSortField'; enumValues: 'approvedAt' | 'approvedBy' | 'baseSalary' | 'bonus' | 'bonusDescription' | 'collectedAmount' | 'createdAt' | 'deductionDescription' | 'deductions' | 'employeeId' | 'employeeName' | 'id' | 'notes' | 'overtimeHours' | 'overtimeRate' | 'payPeriodEnd' | 'payPeriodStart' | 'paymentDate' | 'paymentMethod' | 'paymentStatus' | 'totalAmount' | 'updatedAt' | 'version' };
  'PayrollSource': { kind: 'OBJECT'; name: 'PayrollSource'; fields: {
    'amount': { name: 'amount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'firstDay': { name: 'firstDay'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'lastDay': { name: 'lastDay'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'quantity': { name: 'quantity'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'rate': { name: 'rate'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'recordId': { name: 'recordId'; type: Named<'SCALAR', 'ID'> };
  } };
  'Permission': { kind: 'OBJECT'; name: 'Permission'; fields: {
    'canAdd': { name: 'canAdd'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'canDelete': { name: 'canDelete'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'canEdit': { name: 'canEdit'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'canView': { name: 'canView'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'menuVisible': { name: 'menuVisible'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'resource': { name: 'resource'; type: NonNull<Named<'SCALAR', 'String'>> };
    'role': { name: 'role'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'PermissionAggregate': { kind: 'OBJECT'; name: 'PermissionAggregate'; fields: {
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'PermissionCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'PermissionGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'PermissionExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'PermissionExtremes'>> };
  } };
  'PermissionAggregateSort': { kind: 'INPUT_OBJECT'; name: 'PermissionAggregateSort'; isOneOf: false; inputFields: [
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'PermissionCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'PermissionGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'PermissionExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'PermissionExtremesSort'>; defaultValue: null },
  ] };
  'PermissionCounts': { kind: 'OBJECT'; name: 'PermissionCounts'; fields: {
    'canAdd': { name: 'canAdd'; type: Named<'SCALAR', 'Int'> };
    'canDelete': { name: 'canDelete'; type: Named<'SCALAR', 'Int'> };
    'canEdit': { name: 'canEdit'; type: Named<'SCALAR', 'Int'> };
    'canView': { name: 'canView'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'menuVisible': { name: 'menuVisible'; type: Named<'SCALAR', 'Int'> };
    'resource': { name: 'resource'; type: Named<'SCALAR', 'Int'> };
    'role': { name: 'role'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'PermissionCountsHaving': { kind: 'INPUT_OBJECT'; name: 'PermissionCountsHaving'; isOneOf: false; inputFields: [
    { name: 'canAdd'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'canDelete'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'canEdit'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'canView'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'menuVisible'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'resource'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'role'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'PermissionCountsSort': { kind: 'INPUT_OBJECT'; name: 'PermissionCountsSort'; isOneOf: false; inputFields: [
    { name: 'canAdd'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'canDelete'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'canEdit'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'canView'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'menuVisible'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'resource'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'role'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'PermissionExtremes': { kind: 'OBJECT'; name: 'PermissionExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'resource': { name: 'resource'; type: Named<'SCALAR', 'String'> };
    'role': { name: 'role'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'PermissionExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'PermissionExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'resource'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'role'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'PermissionExtremesSort': { kind: 'INPUT_OBJECT'; name: 'PermissionExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'resource'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'role'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'PermissionFilter': { kind: 'INPUT_OBJECT'; name: 'PermissionFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'PermissionFilter'>>>; defaultValue: null },
    { name: 'canAdd'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'canDelete'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'canEdit'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'canView'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'menuVisible'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'PermissionFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'PermissionFilter'>>>; defaultValue: null },
    { name: 'resource'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'role'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'PermissionGroup': { kind: 'OBJECT'; name: 'PermissionGroup'; fields: {
    'canAdd': { name: 'canAdd'; type: Named<'SCALAR', 'Boolean'> };
    'canDelete': { name: 'canDelete'; type: Named<'SCALAR', 'Boolean'> };
    'canEdit': { name: 'canEdit'; type: Named<'SCALAR', 'Boolean'> };
    'canView': { name: 'canView'; type: Named<'SCALAR', 'Boolean'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'menuVisible': { name: 'menuVisible'; type: Named<'SCALAR', 'Boolean'> };
    'resource': { name: 'resource'; type: Named<'SCALAR', 'String'> };
    'role': { name: 'role'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'PermissionGroupBy': { kind: 'INPUT_OBJECT'; name: 'PermissionGroupBy'; isOneOf: false; inputFields: [
    { name: 'canAdd'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'canDelete'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'canEdit'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'canView'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'menuVisible'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'resource'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'role'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'PermissionGroupSort': { kind: 'INPUT_OBJECT'; name: 'PermissionGroupSort'; isOneOf: false; inputFields: [
    { name: 'canAdd'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'canDelete'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'canEdit'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'canView'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'menuVisible'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'resource'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'role'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'PermissionHaving': { kind: 'INPUT_OBJECT'; name: 'PermissionHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'PermissionHaving'>>>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'PermissionCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'PermissionExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'PermissionExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'PermissionHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'PermissionHaving'>>>; defaultValue: null },
  ] };
  'PermissionInput': { kind: 'INPUT_OBJECT'; name: 'PermissionInput'; isOneOf: false; inputFields: [
    { name: 'canAdd'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'canDelete'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'canEdit'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'canView'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'menuVisible'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'resource'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'role'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'PermissionPage': { kind: 'OBJECT'; name: 'PermissionPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Permission'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'PermissionPatch': { kind: 'INPUT_OBJECT'; name: 'PermissionPatch'; isOneOf: false; inputFields: [
    { name: 'canAdd'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'canDelete'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'canEdit'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'canView'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'menuVisible'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'resource'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'role'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'PermissionSort': { kind: 'INPUT_OBJECT'; name: 'PermissionSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'PermissionSortField'>>; defaultValue: null },
  ] };
  'PermissionSortField': { name: 'PermissionSortField'; enumValues: 'canAdd' | 'canDelete' | 'canEdit' | 'canView' | 'createdAt' | 'id' | 'menuVisible' | 'resource' | 'role' | 'updatedAt' | 'version' };
  'PersonalToken': { kind: 'OBJECT'; name: 'PersonalToken'; fields: {
    'active': { name: 'active'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'expiresAt': { name: 'expiresAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'hub': { name: 'hub'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'lastUsedAt': { name: 'lastUsedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'mayWrite': { name: 'mayWrite'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'name': { name: 'name'; type: NonNull<Named<'SCALAR', 'String'>> };
    'owner': { name: 'owner'; type: NonNull<Named<'SCALAR', 'String'>> };
    'resources': { name: 'resources'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'start': { name: 'start'; type: NonNull<Named<'SCALAR', 'String'>> };
    'user': { name: 'user'; type: Named<'OBJECT', 'User'> };
    'userId': { name: 'userId'; type: NonNull<Named<'SCALAR', 'ID'>> };
  } };
  'PersonalTokenAggregate': { kind: 'OBJECT'; name: 'PersonalTokenAggregate'; fields: {
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'PersonalTokenCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'PersonalTokenGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'PersonalTokenExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'PersonalTokenExtremes'>> };
  } };
  'PersonalTokenAggregateSort': { kind: 'INPUT_OBJECT'; name: 'PersonalTokenAggregateSort'; isOneOf: false; inputFields: [
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'PersonalTokenCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'PersonalTokenGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'PersonalTokenExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'PersonalTokenExtremesSort'>; defaultValue: null },
  ] };
  'PersonalTokenCounts': { kind: 'OBJECT'; name: 'PersonalTokenCounts'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'expiresAt': { name: 'expiresAt'; type: Named<'SCALAR', 'Int'> };
    'hub': { name: 'hub'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'lastUsedAt': { name: 'lastUsedAt'; type: Named<'SCALAR', 'Int'> };
    'mayWrite': { name: 'mayWrite'; type: Named<'SCALAR', 'Int'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'Int'> };
    'start': { name: 'start'; type: Named<'SCALAR', 'Int'> };
    'userId': { name: 'userId'; type: Named<'SCALAR', 'Int'> };
  } };
  'PersonalTokenCountsHaving': { kind: 'INPUT_OBJECT'; name: 'PersonalTokenCountsHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'expiresAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'hub'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'lastUsedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'mayWrite'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'start'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'userId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'PersonalTokenCountsSort': { kind: 'INPUT_OBJECT'; name: 'PersonalTokenCountsSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'expiresAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'hub'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastUsedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'mayWrite'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'start'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'userId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'PersonalTokenExtremes': { kind: 'OBJECT'; name: 'PersonalTokenExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'expiresAt': { name: 'expiresAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'hub': { name: 'hub'; type: Named<'SCALAR', 'String'> };
    'lastUsedAt': { name: 'lastUsedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'String'> };
    'start': { name: 'start'; type: Named<'SCALAR', 'String'> };
  } };
  'PersonalTokenExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'PersonalTokenExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'expiresAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'hub'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'lastUsedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'start'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'PersonalTokenExtremesSort': { kind: 'INPUT_OBJECT'; name: 'PersonalTokenExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'expiresAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'hub'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastUsedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'start'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'PersonalTokenFilter': { kind: 'INPUT_OBJECT'; name: 'PersonalTokenFilter'; isOneOf: false; inputFields: [
    { name: 'active'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'PersonalTokenFilter'>>>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'expiresAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'hub'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'lastUsedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'mayWrite'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'PersonalTokenFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'PersonalTokenFilter'>>>; defaultValue: null },
    { name: 'resources'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'start'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'user'; type: Named<'INPUT_OBJECT', 'UserFilter'>; defaultValue: null },
    { name: 'userId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
  ] };
  'PersonalTokenGroup': { kind: 'OBJECT'; name: 'PersonalTokenGroup'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'expiresAt': { name: 'expiresAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'hub': { name: 'hub'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'lastUsedAt': { name: 'lastUsedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'mayWrite': { name: 'mayWrite'; type: Named<'SCALAR', 'Boolean'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'String'> };
    'start': { name: 'start'; type: Named<'SCALAR', 'String'> };
    'user': { name: 'user'; type: Named<'OBJECT', 'UserGroup'> };
    'userId': { name: 'userId'; type: Named<'SCALAR', 'ID'> };
  } };
  'PersonalTokenGroupBy': { kind: 'INPUT_OBJECT'; name: 'PersonalTokenGroupBy'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'expiresAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'hub'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'lastUsedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'mayWrite'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'start'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'user'; type: Named<'INPUT_OBJECT', 'UserGroupBy'>; defaultValue: null },
    { name: 'userId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'PersonalTokenGroupSort': { kind: 'INPUT_OBJECT'; name: 'PersonalTokenGroupSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'expiresAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'hub'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastUsedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'mayWrite'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'start'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'user'; type: Named<'INPUT_OBJECT', 'UserGroupSort'>; defaultValue: null },
    { name: 'userId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'PersonalTokenHaving': { kind: 'INPUT_OBJECT'; name: 'PersonalTokenHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'PersonalTokenHaving'>>>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'PersonalTokenCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'PersonalTokenExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'PersonalTokenExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'PersonalTokenHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'PersonalTokenHaving'>>>; defaultValue: null },
  ] };
  'PersonalTokenInput': { kind: 'INPUT_OBJECT'; name: 'PersonalTokenInput'; isOneOf: false; inputFields: [
    { name: 'days'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'hub'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'mayWrite'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'resources'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
  ] };
  'PersonalTokenPage': { kind: 'OBJECT'; name: 'PersonalTokenPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'PersonalToken'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'PersonalTokenSort': { kind: 'INPUT_OBJECT'; name: 'PersonalTokenSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'PersonalTokenSortField'>>; defaultValue: null },
  ] };
  'PersonalTokenSortField': { name: 'PersonalTokenSortField'; enumValues: 'createdAt' | 'expiresAt' | 'hub' | 'id' | 'lastUsedAt' | 'mayWrite' | 'name' | 'start' | 'userId' | 'userUsername' };
  'PreparedPayroll': { kind: 'OBJECT'; name: 'PreparedPayroll'; fields: {
    'baseSalary': { name: 'baseSalary'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'bonus': { name: 'bonus'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'bonusDescription': { name: 'bonusDescription'; type: Named<'SCALAR', 'String'> };
    'deductionDescription': { name: 'deductionDescription'; type: Named<'SCALAR', 'String'> };
    'deductions': { name: 'deductions'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'employeeId': { name: 'employeeId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'employeeName': { name: 'employeeName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'overtimeHours': { name: 'overtimeHours'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'overtimeRate': { name: 'overtimeRate'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'sources': { name: 'sources'; type: NonNull<List<NonNull<Named<'OBJECT', 'PayrollSource'>>>> };
    'totalAmount': { name: 'totalAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'warningTemplates': { name: 'warningTemplates'; type: NonNull<List<NonNull<Named<'SCALAR', 'TextTemplate'>>>> };
    'warnings': { name: 'warnings'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
  } };
  'Query': { kind: 'OBJECT'; name: 'Query'; fields: {
    'accountEntries': { name: 'accountEntries'; type: NonNull<Named<'OBJECT', 'AccountEntryPage'>> };
    'accountingMonths': { name: 'accountingMonths'; type: NonNull<List<NonNull<Named<'OBJECT', 'AccountingMonth'>>>> };
    'allPersonalTokens': { name: 'allPersonalTokens'; type: NonNull<Named<'OBJECT', 'PersonalTokenPage'>> };
    'allPersonalTokensAggregate': { name: 'allPersonalTokensAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'PersonalTokenAggregate'>>>> };
    'allocations': { name: 'allocations'; type: NonNull<Named<'OBJECT', 'AllocationPage'>> };
    'allocationsAggregate': { name: 'allocationsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'AllocationAggregate'>>>> };
    'analystRoles': { name: 'analystRoles'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'attendanceRecord': { name: 'attendanceRecord'; type: Named<'OBJECT', 'Attendance'> };
    'attendanceRecordOptions': { name: 'attendanceRecordOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'attendanceRecords': { name: 'attendanceRecords'; type: NonNull<Named<'OBJECT', 'AttendancePage'>> };
    'attendanceRecordsAggregate': { name: 'attendanceRecordsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'AttendanceAggregate'>>>> };
    'auditEntries': { name: 'auditEntries'; type: NonNull<Named<'OBJECT', 'AuditEntryPage'>> };
    'auditEntriesAggregate': { name: 'auditEntriesAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'AuditEntryAggregate'>>>> };
    'billingLines': { name: 'billingLines'; type: NonNull<Named<'OBJECT', 'BillingLinePage'>> };
    'billingLinesAggregate': { name: 'billingLinesAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'BillingLineAggregate'>>>> };
    'billingRecord': { name: 'billingRecord'; type: Named<'OBJECT', 'BillingRecord'> };
    'billingRecordOptions': { name: 'billingRecordOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'billingRecords': { name: 'billingRecords'; type: NonNull<Named<'OBJECT', 'BillingRecordPage'>> };
    'billingRecordsAggregate': { name: 'billingRecordsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'BillingRecordAggregate'>>>> };
    'billingRun': { name: 'billingRun'; type: Named<'OBJECT', 'BillingRun'> };
    'billingRunItems': { name: 'billingRunItems'; type: NonNull<Named<'OBJECT', 'BillingRunItemPage'>> };
    'billingRunItemsAggregate': { name: 'billingRunItemsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'BillingRunItemAggregate'>>>> };
    'billingRunOptions': { name: 'billingRunOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'billingRuns': { name: 'billingRuns'; type: NonNull<Named<'OBJECT', 'BillingRunPage'>> };
    'billingRunsAggregate': { name: 'billingRunsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'BillingRunAggregate'>>>> };
    'closedMonths': { name: 'closedMonths'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'closedPeriods': { name: 'closedPeriods'; type: NonNull<Named<'OBJECT', 'ClosedPeriodPage'>> };
    'clubSettings': { name: 'clubSettings'; type: NonNull<Named<'OBJECT', 'ClubSettings'>> };
    'commission': { name: 'commission'; type: Named<'OBJECT', 'Commission'> };
    'commissionOptions': { name: 'commissionOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'commissions': { name: 'commissions'; type: NonNull<Named<'OBJECT', 'CommissionPage'>> };
    'commissionsAggregate': { name: 'commissionsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'CommissionAggregate'>>>> };
    'contract': { name: 'contract'; type: Named<'OBJECT', 'Contract'> };
    'contractFreeze': { name: 'contractFreeze'; type: Named<'OBJECT', 'ContractFreeze'> };
    'contractFreezeOptions': { name: 'contractFreezeOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'contractFreezes': { name: 'contractFreezes'; type: NonNull<Named<'OBJECT', 'ContractFreezePage'>> };
    'contractFreezesAggregate': { name: 'contractFreezesAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'ContractFreezeAggregate'>>>> };
    'contractOptions': { name: 'contractOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'contracts': { name: 'contracts'; type: NonNull<Named<'OBJECT', 'ContractPage'>> };
    'contractsAggregate': { name: 'contractsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'ContractAggregate'>>>> };
    'dashboard': { name: 'dashboard'; type: NonNull<Named<'OBJECT', 'Dashboard'>> };
    'dayClose': { name: 'dayClose'; type: Named<'OBJECT', 'DayClose'> };
    'dayCloseOptions': { name: 'dayCloseOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'dayCloses': { name: 'dayCloses'; type: NonNull<Named<'OBJECT', 'DayClosePage'>> };
    'dayClosesAggregate': { name: 'dayClosesAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'DayCloseAggregate'>>>> };
    'dayTotals': { name: 'dayTotals'; type: NonNull<Named<'OBJECT', 'DayTotals'>> };
    'dietPlan': { name: 'dietPlan'; type: Named<'OBJECT', 'DietPlan'> };
    'dietPlanOptions': { name: 'dietPlanOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'dietPlans': { name: 'dietPlans'; type: NonNull<Named<'OBJECT', 'DietPlanPage'>> };
    'dietPlansAggregate': { name: 'dietPlansAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'DietPlanAggregate'>>>> };
    'dunningActions': { name: 'dunningActions'; type: NonNull<Named<'OBJECT', 'DunningActionPage'>> };
    'dunningActionsAggregate': { name: 'dunningActionsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'DunningActionAggregate'>>>> };
    'dunningCase': { name: 'dunningCase'; type: Named<'OBJECT', 'DunningCase'> };
    'dunningCaseOptions': { name: 'dunningCaseOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'dunningCases': { name: 'dunningCases'; type: NonNull<Named<'OBJECT', 'DunningCasePage'>> };
    'dunningCasesAggregate': { name: 'dunningCasesAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'DunningCaseAggregate'>>>> };
    'dunningRun': { name: 'dunningRun'; type: Named<'OBJECT', 'DunningRun'> };
    'emailPreference': { name: 'emailPreference'; type: NonNull<Named<'OBJECT', 'EmailPreferenceType'>> };
    'employee': { name: 'employee'; type: Named<'OBJECT', 'Employee'> };
    'employeeOptions': { name: 'employeeOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'employeePay': { name: 'employeePay'; type: Named<'OBJECT', 'EmployeePay'> };
    'employeePayOptions': { name: 'employeePayOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'employeePays': { name: 'employeePays'; type: NonNull<Named<'OBJECT', 'EmployeePayPage'>> };
    'employeePaysAggregate': { name: 'employeePaysAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'EmployeePayAggregate'>>>> };
    'employees': { name: 'employees'; type: NonNull<Named<'OBJECT', 'EmployeePage'>> };
    'employeesAggregate': { name: 'employeesAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'EmployeeAggregate'>>>> };
    'equipment': { name: 'equipment'; type: NonNull<Named<'OBJECT', 'EquipmentPage'>> };
    'equipmentAggregate': { name: 'equipmentAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'EquipmentAggregate'>>>> };
    'equipmentItem': { name: 'equipmentItem'; type: Named<'OBJECT', 'Equipment'> };
    'equipmentItemOptions': { name: 'equipmentItemOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'expense': { name: 'expense'; type: Named<'OBJECT', 'Expense'> };
    'expenseOptions': { name: 'expenseOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'expenses': { name: 'expenses'; type: NonNull<Named<'OBJECT', 'ExpensePage'>> };
    'expensesAggregate': { name: 'expensesAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'ExpenseAggregate'>>>> };
    'externalPayment': { name: 'externalPayment'; type: Named<'OBJECT', 'ExternalPayment'> };
    'externalPaymentOptions': { name: 'externalPaymentOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'externalPayments': { name: 'externalPayments'; type: NonNull<Named<'OBJECT', 'ExternalPaymentPage'>> };
    'externalPaymentsAggregate': { name: 'externalPaymentsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'ExternalPaymentAggregate'>>>> };
    'incomeRecord': { name: 'incomeRecord'; type: Named<'OBJECT', 'Income'> };
    'incomeRecordOptions': { name: 'incomeRecordOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'incomeRecords': { name: 'incomeRecords'; type: NonNull<Named<'OBJECT', 'IncomePage'>> };
    'incomeRecordsAggregate': { name: 'incomeRecordsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'IncomeAggregate'>>>> };
    'invoicePdf': { name: 'invoicePdf'; type: NonNull<Named<'OBJECT', 'DocumentFile'>> };
    'invoiceToPayOptions': { name: 'invoiceToPayOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'invoicesPdf': { name: 'invoicesPdf'; type: NonNull<Named<'OBJECT', 'DocumentFile'>> };
    'jobRuns': { name: 'jobRuns'; type: NonNull<Named<'OBJECT', 'JobRunPage'>> };
    'location': { name: 'location'; type: Named<'OBJECT', 'Location'> };
    'locationOptions': { name: 'locationOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'locations': { name: 'locations'; type: NonNull<Named<'OBJECT', 'LocationPage'>> };
    'locationsAggregate': { name: 'locationsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'LocationAggregate'>>>> };
    'loginHint': { name: 'loginHint'; type: Named<'SCALAR', 'String'> };
    'maintenanceRecord': { name: 'maintenanceRecord'; type: Named<'OBJECT', 'MaintenanceRecord'> };
    'maintenanceRecordOptions': { name: 'maintenanceRecordOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'maintenanceRecords': { name: 'maintenanceRecords'; type: NonNull<Named<'OBJECT', 'MaintenanceRecordPage'>> };
    'maintenanceRecordsAggregate': { name: 'maintenanceRecordsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'MaintenanceRecordAggregate'>>>> };
    'masterDataItem': { name: 'masterDataItem'; type: Named<'OBJECT', 'MasterDataItem'> };
    'masterDataItemOptions': { name: 'masterDataItemOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'masterDataItems': { name: 'masterDataItems'; type: NonNull<Named<'OBJECT', 'MasterDataItemPage'>> };
    'masterDataItemsAggregate': { name: 'masterDataItemsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'MasterDataItemAggregate'>>>> };
    'masterDataOptions': { name: 'masterDataOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'MasterDataOption'>>>> };
    'me': { name: 'me'; type: NonNull<Named<'OBJECT', 'SignedInUser'>> };
    'member': { name: 'member'; type: Named<'OBJECT', 'Member'> };
    'memberCard': { name: 'memberCard'; type: Named<'OBJECT', 'MemberCard'> };
    'memberCardOptions': { name: 'memberCardOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'memberCards': { name: 'memberCards'; type: NonNull<Named<'OBJECT', 'MemberCardPage'>> };
    'memberCardsAggregate': { name: 'memberCardsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'MemberCardAggregate'>>>> };
    'memberOptions': { name: 'memberOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'members': { name: 'members'; type: NonNull<Named<'OBJECT', 'MemberPage'>> };
    'membersAggregate': { name: 'membersAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'MemberAggregate'>>>> };
    'membershipPlan': { name: 'membershipPlan'; type: Named<'OBJECT', 'MembershipPlan'> };
    'membershipPlanOptions': { name: 'membershipPlanOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'membershipPlans': { name: 'membershipPlans'; type: NonNull<Named<'OBJECT', 'MembershipPlanPage'>> };
    'membershipPlansAggregate': { name: 'membershipPlansAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'MembershipPlanAggregate'>>>> };
    'message': { name: 'message'; type: Named<'OBJECT', 'Message'> };
    'messageDelivery': { name: 'messageDelivery'; type: NonNull<Named<'OBJECT', 'MessageDelivery'>> };
    'messageEml': { name: 'messageEml'; type: NonNull<Named<'OBJECT', 'DocumentFile'>> };
    'messageHtml': { name: 'messageHtml'; type: NonNull<Named<'SCALAR', 'String'>> };
    'messageOptions': { name: 'messageOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'messagePreview': { name: 'messagePreview'; type: NonNull<Named<'OBJECT', 'MessagePreview'>> };
    'messageTemplate': { name: 'messageTemplate'; type: Named<'OBJECT', 'MessageTemplate'> };
    'messageTemplateOptions': { name: 'messageTemplateOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'messageTemplatePreview': { name: 'messageTemplatePreview'; type: NonNull<Named<'OBJECT', 'MessagePreview'>> };
    'messageTemplates': { name: 'messageTemplates'; type: NonNull<Named<'OBJECT', 'MessageTemplatePage'>> };
    'messageTemplatesAggregate': { name: 'messageTemplatesAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'MessageTemplateAggregate'>>>> };
    'messageVariables': { name: 'messageVariables'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'messages': { name: 'messages'; type: NonNull<Named<'OBJECT', 'MessagePage'>> };
    'messagesAggregate': { name: 'messagesAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'MessageAggregate'>>>> };
    'nextExternalPaymentNumber': { name: 'nextExternalPaymentNumber'; type: NonNull<Named<'SCALAR', 'String'>> };
    'nextInvoiceNumber': { name: 'nextInvoiceNumber'; type: NonNull<Named<'SCALAR', 'String'>> };
    'nextPaymentNumber': { name: 'nextPaymentNumber'; type: NonNull<Named<'SCALAR', 'String'>> };
    'note': { name: 'note'; type: Named<'OBJECT', 'Note'> };
    'noteOptions': { name: 'noteOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'notes': { name: 'notes'; type: NonNull<Named<'OBJECT', 'NotePage'>> };
    'notesAggregate': { name: 'notesAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'NoteAggregate'>>>> };
    'overpaidPayroll': { name: 'overpaidPayroll'; type: NonNull<List<NonNull<Named<'OBJECT', 'OverpaidPayroll'>>>> };
    'parkingPass': { name: 'parkingPass'; type: Named<'OBJECT', 'ParkingPass'> };
    'parkingPassOptions': { name: 'parkingPassOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'parkingPasses': { name: 'parkingPasses'; type: NonNull<Named<'OBJECT', 'ParkingPassPage'>> };
    'parkingPassesAggregate': { name: 'parkingPassesAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'ParkingPassAggregate'>>>> };
    'payment': { name: 'payment'; type: Named<'OBJECT', 'Payment'> };
    'paymentOptions': { name: 'paymentOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'payments': { name: 'payments'; type: NonNull<Named<'OBJECT', 'PaymentPage'>> };
    'paymentsAggregate': { name: 'paymentsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'PaymentAggregate'>>>> };
    'payrollRecord': { name: 'payrollRecord'; type: Named<'OBJECT', 'Payroll'> };
    'payrollRecordOptions': { name: 'payrollRecordOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'payrollRecords': { name: 'payrollRecords'; type: NonNull<Named<'OBJECT', 'PayrollPage'>> };
    'payrollRecordsAggregate': { name: 'payrollRecordsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'PayrollAggregate'>>>> };
    'payrollSources': { name: 'payrollSources'; type: NonNull<List<NonNull<Named<'OBJECT', 'PayrollSource'>>>> };
    'payslipPdf': { name: 'payslipPdf'; type: NonNull<Named<'OBJECT', 'DocumentFile'>> };
    'permission': { name: 'permission'; type: Named<'OBJECT', 'Permission'> };
    'permissionOptions': { name: 'permissionOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'permissions': { name: 'permissions'; type: NonNull<Named<'OBJECT', 'PermissionPage'>> };
    'permissionsAggregate': { name: 'permissionsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'PermissionAggregate'>>>> };
    'personalTokens': { name: 'personalTokens'; type: NonNull<Named<'OBJECT', 'PersonalTokenPage'>> };
    'personalTokensAggregate': { name: 'personalTokensAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'PersonalTokenAggregate'>>>> };
    'receiptPdf': { name: 'receiptPdf'; type: NonNull<Named<'OBJECT', 'DocumentFile'>> };
    'referral': { name: 'referral'; type: Named<'OBJECT', 'Referral'> };
    'referralOptions': { name: 'referralOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'referrals': { name: 'referrals'; type: NonNull<Named<'OBJECT', 'ReferralPage'>> };
    'referralsAggregate': { name: 'referralsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'ReferralAggregate'>>>> };
    'reward': { name: 'reward'; type: Named<'OBJECT', 'Reward'> };
    'rewardOptions': { name: 'rewardOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'rewards': { name: 'rewards'; type: NonNull<Named<'OBJECT', 'RewardPage'>> };
    'rewardsAggregate': { name: 'rewardsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'RewardAggregate'>>>> };
    'savedQueries': { name: 'savedQueries'; type: NonNull<Named<'OBJECT', 'SavedQueryPage'>> };
    'savedQueriesAggregate': { name: 'savedQueriesAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'SavedQueryAggregate'>>>> };
    'savedQuery': { name: 'savedQuery'; type: Named<'OBJECT', 'SavedQuery'> };
    'scheduledJobs': { name: 'scheduledJobs'; type: NonNull<List<NonNull<Named<'OBJECT', 'ScheduledJob'>>>> };
    'search': { name: 'search'; type: NonNull<List<NonNull<Named<'UNION', 'SearchResult'>>>> };
    'session': { name: 'session'; type: Named<'OBJECT', 'Session'> };
    'sessionClashes': { name: 'sessionClashes'; type: NonNull<List<NonNull<Named<'OBJECT', 'SessionClash'>>>> };
    'sessionOptions': { name: 'sessionOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'sessions': { name: 'sessions'; type: NonNull<Named<'OBJECT', 'SessionPage'>> };
    'sessionsAggregate': { name: 'sessionsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'SessionAggregate'>>>> };
    'shift': { name: 'shift'; type: Named<'OBJECT', 'Shift'> };
    'shiftOptions': { name: 'shiftOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'shifts': { name: 'shifts'; type: NonNull<Named<'OBJECT', 'ShiftPage'>> };
    'shiftsAggregate': { name: 'shiftsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'ShiftAggregate'>>>> };
    'statementPdf': { name: 'statementPdf'; type: NonNull<Named<'OBJECT', 'DocumentFile'>> };
    'trainer': { name: 'trainer'; type: Named<'OBJECT', 'Trainer'> };
    'trainerOptions': { name: 'trainerOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'trainerStatistics': { name: 'trainerStatistics'; type: NonNull<Named<'OBJECT', 'TrainerStatistics'>> };
    'trainers': { name: 'trainers'; type: NonNull<Named<'OBJECT', 'TrainerPage'>> };
    'trainersAggregate': { name: 'trainersAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'TrainerAggregate'>>>> };
    'user': { name: 'user'; type: Named<'OBJECT', 'User'> };
    'userOptions': { name: 'userOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'users': { name: 'users'; type: NonNull<Named<'OBJECT', 'UserPage'>> };
    'usersAggregate': { name: 'usersAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'UserAggregate'>>>> };
    'visit': { name: 'visit'; type: Named<'OBJECT', 'Visit'> };
    'visitOptions': { name: 'visitOptions'; type: NonNull<List<NonNull<Named<'OBJECT', 'Option'>>>> };
    'visits': { name: 'visits'; type: NonNull<Named<'OBJECT', 'VisitPage'>> };
    'visitsAggregate': { name: 'visitsAggregate'; type: NonNull<List<NonNull<Named<'OBJECT', 'VisitAggregate'>>>> };
  } };
  'RecordDetail': { kind: 'OBJECT'; name: 'RecordDetail'; fields: {
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'label': { name: 'label'; type: Named<'SCALAR', 'String'> };
    'value': { name: 'value'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'Referral': { kind: 'OBJECT'; name: 'Referral'; fields: {
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'joinDate': { name: 'joinDate'; type: Named<'SCALAR', 'LocalDate'> };
    'memberReferrer': { name: 'memberReferrer'; type: Named<'OBJECT', 'Member'> };
    'memberReferrerId': { name: 'memberReferrerId'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'referredEmail': { name: 'referredEmail'; type: NonNull<Named<'SCALAR', 'String'>> };
    'referredName': { name: 'referredName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'referredPhone': { name: 'referredPhone'; type: NonNull<Named<'SCALAR', 'String'>> };
    'referrerCategory': { name: 'referrerCategory'; type: NonNull<Named<'SCALAR', 'String'>> };
    'referrerId': { name: 'referrerId'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'rewardAmount': { name: 'rewardAmount'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'rewardStatus': { name: 'rewardStatus'; type: NonNull<Named<'SCALAR', 'String'>> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'trainerReferrer': { name: 'trainerReferrer'; type: Named<'OBJECT', 'Trainer'> };
    'trainerReferrerId': { name: 'trainerReferrerId'; type: Named<'SCALAR', 'ID'> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ReferralAggregate': { kind: 'OBJECT'; name: 'ReferralAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'ReferralNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'ReferralCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'ReferralGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'ReferralExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'ReferralExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'ReferralNumbers'>> };
  } };
  'ReferralAggregateSort': { kind: 'INPUT_OBJECT'; name: 'ReferralAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'ReferralNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'ReferralCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'ReferralGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'ReferralExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'ReferralExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'ReferralNumbersSort'>; defaultValue: null },
  ] };
  'ReferralCounts': { kind: 'OBJECT'; name: 'ReferralCounts'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'joinDate': { name: 'joinDate'; type: Named<'SCALAR', 'Int'> };
    'memberReferrerId': { name: 'memberReferrerId'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'referredEmail': { name: 'referredEmail'; type: Named<'SCALAR', 'Int'> };
    'referredName': { name: 'referredName'; type: Named<'SCALAR', 'Int'> };
    'referredPhone': { name: 'referredPhone'; type: Named<'SCALAR', 'Int'> };
    'referrerCategory': { name: 'referrerCategory'; type: Named<'SCALAR', 'Int'> };
    'referrerId': { name: 'referrerId'; type: Named<'SCALAR', 'Int'> };
    'rewardAmount': { name: 'rewardAmount'; type: Named<'SCALAR', 'Int'> };
    'rewardStatus': { name: 'rewardStatus'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'trainerReferrerId': { name: 'trainerReferrerId'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'ReferralCountsHaving': { kind: 'INPUT_OBJECT'; name: 'ReferralCountsHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'joinDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'memberReferrerId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'referredEmail'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'referredName'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'referredPhone'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'referrerCategory'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'referrerId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'rewardAmount'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'rewardStatus'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'trainerReferrerId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'ReferralCountsSort': { kind: 'INPUT_OBJECT'; name: 'ReferralCountsSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'joinDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberReferrerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referredEmail'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referredName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referredPhone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referrerCategory'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referrerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'rewardAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'rewardStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'trainerReferrerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ReferralExtremes': { kind: 'OBJECT'; name: 'ReferralExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'joinDate': { name: 'joinDate'; type: Named<'SCALAR', 'LocalDate'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'referredEmail': { name: 'referredEmail'; type: Named<'SCALAR', 'String'> };
    'referredName': { name: 'referredName'; type: Named<'SCALAR', 'String'> };
    'referredPhone': { name: 'referredPhone'; type: Named<'SCALAR', 'String'> };
    'referrerCategory': { name: 'referrerCategory'; type: Named<'SCALAR', 'String'> };
    'referrerId': { name: 'referrerId'; type: Named<'SCALAR', 'Int'> };
    'rewardAmount': { name: 'rewardAmount'; type: Named<'SCALAR', 'Float'> };
    'rewardStatus': { name: 'rewardStatus'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'ReferralExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'ReferralExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'joinDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'referredEmail'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'referredName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'referredPhone'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'referrerCategory'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'referrerId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'rewardAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'rewardStatus'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'ReferralExtremesSort': { kind: 'INPUT_OBJECT'; name: 'ReferralExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'joinDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referredEmail'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referredName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referredPhone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referrerCategory'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referrerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'rewardAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'rewardStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ReferralFilter': { kind: 'INPUT_OBJECT'; name: 'ReferralFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'ReferralFilter'>>>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'joinDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'memberReferrer'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
    { name: 'memberReferrerId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'ReferralFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'ReferralFilter'>>>; defaultValue: null },
    { name: 'referredEmail'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'referredName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'referredPhone'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'referrerCategory'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'referrerId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'rewardAmount'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'rewardStatus'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'trainerReferrer'; type: Named<'INPUT_OBJECT', 'TrainerFilter'>; defaultValue: null },
    { name: 'trainerReferrerId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'ReferralGroup': { kind: 'OBJECT'; name: 'ReferralGroup'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'joinDate': { name: 'joinDate'; type: Named<'OBJECT', 'DateGroup'> };
    'memberReferrer': { name: 'memberReferrer'; type: Named<'OBJECT', 'MemberGroup'> };
    'memberReferrerId': { name: 'memberReferrerId'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'referredEmail': { name: 'referredEmail'; type: Named<'SCALAR', 'String'> };
    'referredName': { name: 'referredName'; type: Named<'SCALAR', 'String'> };
    'referredPhone': { name: 'referredPhone'; type: Named<'SCALAR', 'String'> };
    'referrerCategory': { name: 'referrerCategory'; type: Named<'SCALAR', 'String'> };
    'referrerId': { name: 'referrerId'; type: Named<'SCALAR', 'Int'> };
    'rewardAmount': { name: 'rewardAmount'; type: Named<'SCALAR', 'Float'> };
    'rewardStatus': { name: 'rewardStatus'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'trainerReferrer': { name: 'trainerReferrer'; type: Named<'OBJECT', 'TrainerGroup'> };
    'trainerReferrerId': { name: 'trainerReferrerId'; type: Named<'SCALAR', 'ID'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'ReferralGroupBy': { kind: 'INPUT_OBJECT'; name: 'ReferralGroupBy'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'joinDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'memberReferrer'; type: Named<'INPUT_OBJECT', 'MemberGroupBy'>; defaultValue: null },
    { name: 'memberReferrerId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'referredEmail'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'referredName'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'referredPhone'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'referrerCategory'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'referrerId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'rewardAmount'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'rewardStatus'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'trainerReferrer'; type: Named<'INPUT_OBJECT', 'TrainerGroupBy'>; defaultValue: null },
    { name: 'trainerReferrerId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'ReferralGroupSort': { kind: 'INPUT_OBJECT'; name: 'ReferralGroupSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'joinDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'memberReferrer'; type: Named<'INPUT_OBJECT', 'MemberGroupSort'>; defaultValue: null },
    { name: 'memberReferrerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referredEmail'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referredName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referredPhone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referrerCategory'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'referrerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'rewardAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'rewardStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'trainerReferrer'; type: Named<'INPUT_OBJECT', 'TrainerGroupSort'>; defaultValue: null },
    { name: 'trainerReferrerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'ReferralHaving': { kind: 'INPUT_OBJECT'; name: 'ReferralHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'ReferralHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'ReferralNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'ReferralCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'ReferralExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'ReferralExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'ReferralHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'ReferralHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'ReferralNumbersHaving'>; defaultValue: null },
  ] };
  'ReferralInput': { kind: 'INPUT_OBJECT'; name: 'ReferralInput'; isOneOf: false; inputFields: [
    { name: 'joinDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'referredEmail'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'referredName'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'referredPhone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'referrerCategory'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'referrerId'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'rewardAmount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'rewardStatus'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'ReferralListFilter': { kind: 'INPUT_OBJECT'; name: 'ReferralListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'ReferralFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'ReferralFilter'>; defaultValue: null },
  ] };
  'ReferralNumbers': { kind: 'OBJECT'; name: 'ReferralNumbers'; fields: {
    'referrerId': { name: 'referrerId'; type: Named<'SCALAR', 'Float'> };
    'rewardAmount': { name: 'rewardAmount'; type: Named<'SCALAR', 'Float'> };
  } };
  'ReferralNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'ReferralNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'referrerId'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'rewardAmount'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'ReferralNumbersSort': { kind: 'INPUT_OBJECT'; name: 'ReferralNumbersSort'; isOneOf: false; inputFields: [
    { name: 'referrerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'rewardAmount'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ReferralPage': { kind: 'OBJECT'; name: 'ReferralPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Referral'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ReferralPatch': { kind: 'INPUT_OBJECT'; name: 'ReferralPatch'; isOneOf: false; inputFields: [
    { name: 'joinDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'referredEmail'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'referredName'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'referredPhone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'referrerCategory'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'referrerId'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'rewardAmount'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'rewardStatus'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'ReferralSort': { kind: 'INPUT_OBJECT'; name: 'ReferralSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'ReferralSortField'>>; defaultValue: null },
  ] };
  'ReferralSortField': { name: 'ReferralSortField'; enumValues: 'createdAt' | 'id' | 'joinDate' | 'memberReferrerId' | 'memberReferrerName' | 'notes' | 'referredEmail' | 'referredName' | 'referredPhone' | 'referrerCategory' | 'referrerId' | 'rewardAmount' | 'rewardStatus' | 'status' | 'trainerReferrerId' | 'trainerReferrerName' | 'updatedAt' | 'version' };
  'RenewContractInput': { kind: 'INPUT_OBJECT'; name: 'RenewContractInput'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'endDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'planId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'price'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'startDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
  ] };
  'RepeatedDay': { kind: 'OBJECT'; name: 'RepeatedDay'; fields: {
    'clashes': { name: 'clashes'; type: NonNull<List<NonNull<Named<'OBJECT', 'SessionClash'>>>> };
    'date': { name: 'date'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'outcome': { name: 'outcome'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'RepeatSessionInput': { kind: 'INPUT_OBJECT'; name: 'RepeatSessionInput'; isOneOf: false; inputFields: [
    { name: 'overlapReason'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'rule'; type: NonNull<Named<'SCALAR', 'String'>>; defaultValue: null },
    { name: 'sessionId'; type: NonNull<Named<'SCALAR', 'ID'>>; defaultValue: null },
    { name: 'skipClashes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'ResourceGrant': { kind: 'OBJECT'; name: 'ResourceGrant'; fields: {
    'add': { name: 'add'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'delete': { name: 'delete'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'edit': { name: 'edit'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'menuVisible': { name: 'menuVisible'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'resource': { name: 'resource'; type: NonNull<Named<'SCALAR', 'String'>> };
    'view': { name: 'view'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
  } };
  'RestoredRecord': { kind: 'OBJECT'; name: 'RestoredRecord'; fields: {
    'isChanged': { name: 'isChanged'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'keptFields': { name: 'keptFields'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'recordId': { name: 'recordId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'resource': { name: 'resource'; type: NonNull<Named<'SCALAR', 'String'>> };
    'title': { name: 'title'; type: Named<'SCALAR', 'String'> };
  } };
  'RestorePreview': { kind: 'OBJECT'; name: 'RestorePreview'; fields: {
    'fieldChanges': { name: 'fieldChanges'; type: NonNull<List<NonNull<Named<'OBJECT', 'FieldChange'>>>> };
    'version': { name: 'version'; type: Named<'SCALAR', 'Int'> };
  } };
  'ResumeContractInput': { kind: 'INPUT_OBJECT'; name: 'ResumeContractInput'; isOneOf: false; inputFields: [
    { name: 'on'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
  ] };
  'Reward': { kind: 'OBJECT'; name: 'Reward'; fields: {
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'expiryDate': { name: 'expiryDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'level': { name: 'level'; type: NonNull<Named<'SCALAR', 'String'>> };
    'member': { name: 'member'; type: Named<'OBJECT', 'Member'> };
    'memberId': { name: 'memberId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'points': { name: 'points'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'rewardsEarned': { name: 'rewardsEarned'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'rewardsRedeemed': { name: 'rewardsRedeemed'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'RewardAggregate': { kind: 'OBJECT'; name: 'RewardAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'RewardNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'RewardCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'RewardGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'RewardExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'RewardExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'RewardNumbers'>> };
  } };
  'RewardAggregateSort': { kind: 'INPUT_OBJECT'; name: 'RewardAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'RewardNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'RewardCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'RewardGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'RewardExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'RewardExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'RewardNumbersSort'>; defaultValue: null },
  ] };
  'RewardCounts': { kind: 'OBJECT'; name: 'RewardCounts'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'expiryDate': { name: 'expiryDate'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'level': { name: 'level'; type: Named<'SCALAR', 'Int'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'Int'> };
    'points': { name: 'points'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'RewardCountsHaving': { kind: 'INPUT_OBJECT'; name: 'RewardCountsHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'expiryDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'level'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'points'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'RewardCountsSort': { kind: 'INPUT_OBJECT'; name: 'RewardCountsSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'expiryDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'level'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'points'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'RewardExtremes': { kind: 'OBJECT'; name: 'RewardExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'expiryDate': { name: 'expiryDate'; type: Named<'SCALAR', 'LocalDate'> };
    'level': { name: 'level'; type: Named<'SCALAR', 'String'> };
    'points': { name: 'points'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'RewardExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'RewardExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'expiryDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'level'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'points'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'RewardExtremesSort': { kind: 'INPUT_OBJECT'; name: 'RewardExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'expiryDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'level'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'points'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'RewardFilter': { kind: 'INPUT_OBJECT'; name: 'RewardFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'RewardFilter'>>>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'expiryDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'level'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'RewardFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'RewardFilter'>>>; defaultValue: null },
    { name: 'points'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'rewardsEarned'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'rewardsRedeemed'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'RewardGroup': { kind: 'OBJECT'; name: 'RewardGroup'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'expiryDate': { name: 'expiryDate'; type: Named<'OBJECT', 'DateGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'level': { name: 'level'; type: Named<'SCALAR', 'String'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'MemberGroup'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'points': { name: 'points'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'RewardGroupBy': { kind: 'INPUT_OBJECT'; name: 'RewardGroupBy'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'expiryDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'level'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupBy'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'points'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'RewardGroupSort': { kind: 'INPUT_OBJECT'; name: 'RewardGroupSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'expiryDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'level'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupSort'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'points'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'RewardHaving': { kind: 'INPUT_OBJECT'; name: 'RewardHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'RewardHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'RewardNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'RewardCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'RewardExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'RewardExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'RewardHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'RewardHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'RewardNumbersHaving'>; defaultValue: null },
  ] };
  'RewardInput': { kind: 'INPUT_OBJECT'; name: 'RewardInput'; isOneOf: false; inputFields: [
    { name: 'expiryDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'level'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'points'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'rewardsEarned'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'rewardsRedeemed'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'RewardListFilter': { kind: 'INPUT_OBJECT'; name: 'RewardListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'RewardFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'RewardFilter'>; defaultValue: null },
  ] };
  'RewardNumbers': { kind: 'OBJECT'; name: 'RewardNumbers'; fields: {
    'points': { name: 'points'; type: Named<'SCALAR', 'Float'> };
  } };
  'RewardNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'RewardNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'points'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'RewardNumbersSort': { kind: 'INPUT_OBJECT'; name: 'RewardNumbersSort'; isOneOf: false; inputFields: [
    { name: 'points'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'RewardPage': { kind: 'OBJECT'; name: 'RewardPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Reward'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'RewardPatch': { kind: 'INPUT_OBJECT'; name: 'RewardPatch'; isOneOf: false; inputFields: [
    { name: 'expiryDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'level'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'points'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'rewardsEarned'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'rewardsRedeemed'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'RewardSort': { kind: 'INPUT_OBJECT'; name: 'RewardSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'RewardSortField'>>; defaultValue: null },
  ] };
  'RewardSortField': { name: 'RewardSortField'; enumValues: 'createdAt' | 'expiryDate' | 'id' | 'level' | 'memberId' | 'memberName' | 'points' | 'status' | 'updatedAt' | 'version' };
  'SavedQuery': { kind: 'OBJECT'; name: 'SavedQuery'; fields: {
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'isOwn': { name: 'isOwn'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'name': { name: 'name'; type: NonNull<Named<'SCALAR', 'String'>> };
    'owner': { name: 'owner'; type: Named<'OBJECT', 'User'> };
    'ownerId': { name: 'ownerId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'ownerName': { name: 'ownerName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'query': { name: 'query'; type: NonNull<Named<'SCALAR', 'String'>> };
    'sharedWith': { name: 'sharedWith'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'variables': { name: 'variables'; type: Named<'SCALAR', 'String'> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'SavedQueryAggregate': { kind: 'OBJECT'; name: 'SavedQueryAggregate'; fields: {
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'SavedQueryCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'SavedQueryGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'SavedQueryExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'SavedQueryExtremes'>> };
  } };
  'SavedQueryAggregateSort': { kind: 'INPUT_OBJECT'; name: 'SavedQueryAggregateSort'; isOneOf: false; inputFields: [
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'SavedQueryCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'SavedQueryGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'SavedQueryExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'SavedQueryExtremesSort'>; defaultValue: null },
  ] };
  'SavedQueryCounts': { kind: 'OBJECT'; name: 'SavedQueryCounts'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'Int'> };
    'ownerId': { name: 'ownerId'; type: Named<'SCALAR', 'Int'> };
    'query': { name: 'query'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
    'variables': { name: 'variables'; type: Named<'SCALAR', 'Int'> };
  } };
  'SavedQueryCountsHaving': { kind: 'INPUT_OBJECT'; name: 'SavedQueryCountsHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'ownerId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'query'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'variables'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'SavedQueryCountsSort': { kind: 'INPUT_OBJECT'; name: 'SavedQueryCountsSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'ownerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'query'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'variables'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'SavedQueryExtremes': { kind: 'OBJECT'; name: 'SavedQueryExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'String'> };
    'query': { name: 'query'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'variables': { name: 'variables'; type: Named<'SCALAR', 'String'> };
  } };
  'SavedQueryExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'SavedQueryExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'query'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'variables'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'SavedQueryExtremesSort': { kind: 'INPUT_OBJECT'; name: 'SavedQueryExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'query'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'variables'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'SavedQueryFilter': { kind: 'INPUT_OBJECT'; name: 'SavedQueryFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'SavedQueryFilter'>>>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'description'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'isOwn'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'SavedQueryFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'SavedQueryFilter'>>>; defaultValue: null },
    { name: 'owner'; type: Named<'INPUT_OBJECT', 'UserFilter'>; defaultValue: null },
    { name: 'ownerId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'query'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'sharedWith'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'variables'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'SavedQueryGroup': { kind: 'OBJECT'; name: 'SavedQueryGroup'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'description': { name: 'description'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'String'> };
    'owner': { name: 'owner'; type: Named<'OBJECT', 'UserGroup'> };
    'ownerId': { name: 'ownerId'; type: Named<'SCALAR', 'ID'> };
    'query': { name: 'query'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'variables': { name: 'variables'; type: Named<'SCALAR', 'String'> };
  } };
  'SavedQueryGroupBy': { kind: 'INPUT_OBJECT'; name: 'SavedQueryGroupBy'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'description'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'owner'; type: Named<'INPUT_OBJECT', 'UserGroupBy'>; defaultValue: null },
    { name: 'ownerId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'query'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'variables'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'SavedQueryGroupSort': { kind: 'INPUT_OBJECT'; name: 'SavedQueryGroupSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'description'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'owner'; type: Named<'INPUT_OBJECT', 'UserGroupSort'>; defaultValue: null },
    { name: 'ownerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'query'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'variables'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'SavedQueryHaving': { kind: 'INPUT_OBJECT'; name: 'SavedQueryHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'SavedQueryHaving'>>>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'SavedQueryCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'SavedQueryExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'SavedQueryExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'SavedQueryHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'SavedQueryHaving'>>>; defaultValue: null },
  ] };
  'SavedQueryInput': { kind: 'INPUT_OBJECT'; name: 'SavedQueryInput'; isOneOf: false; inputFields: [
    { name: 'description'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'query'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'sharedWith'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'variables'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'SavedQueryPage': { kind: 'OBJECT'; name: 'SavedQueryPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'SavedQuery'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'SavedQueryPatch': { kind: 'INPUT_OBJECT'; name: 'SavedQueryPatch'; isOneOf: false; inputFields: [
    { name: 'description'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'query'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'sharedWith'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'variables'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'SavedQuerySort': { kind: 'INPUT_OBJECT'; name: 'SavedQuerySort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'SavedQuerySortField'>>; defaultValue: null },
  ] };
  'SavedQuerySortField': { name: 'SavedQuerySortField'; enumValues: 'createdAt' | 'description' | 'id' | 'name' | 'ownerId' | 'ownerUsername' | 'query' | 'updatedAt' | 'variables' | 'version' };
  'ScheduledJob': { kind: 'OBJECT'; name: 'ScheduledJob'; fields: {
    'name': { name: 'name'; type: NonNull<Named<'SCALAR', 'String'>> };
    'nextAt': { name: 'nextAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'schedule': { name: 'schedule'; type: NonNull<Named<'SCALAR', 'String'>> };
    'title': { name: 'title'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'SearchHit': { kind: 'INTERFACE'; name: 'SearchHit'; possibleTypes: 'BillingRecordHit' | 'ContractHit' | 'EmployeeHit' | 'EquipmentHit' | 'MemberHit' | 'ParkingPassHit' | 'PaymentHit' | 'SessionHit' | 'TrainerHit'; fields: {
    'detail': { name: 'detail'; type: Named<'SCALAR', 'String'> };
    'details': { name: 'details'; type: List<NonNull<Named<'OBJECT', 'RecordDetail'>>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'title': { name: 'title'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'SearchResult': { kind: 'UNION'; name: 'SearchResult'; fields: {}; possibleTypes: 'BillingRecordHit' | 'ContractHit' | 'EmployeeHit' | 'EquipmentHit' | 'MemberHit' | 'ParkingPassHit' | 'PaymentHit' | 'SessionHit' | 'TrainerHit' };
  'Session': { kind: 'OBJECT'; name: 'Session'; fields: {
    'cancelReason': { name: 'cancelReason'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'date': { name: 'date'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'endTime': { name: 'endTime'; type: NonNull<Named<'SCALAR', 'String'>> };
    'equipment': { name: 'equipment'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'goals': { name: 'goals'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'intensity': { name: 'intensity'; type: NonNull<Named<'SCALAR', 'String'>> };
    'location': { name: 'location'; type: Named<'SCALAR', 'String'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'Member'> };
    'memberId': { name: 'memberId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'overlapReason': { name: 'overlapReason'; type: Named<'SCALAR', 'String'> };
    'paymentStatus': { name: 'paymentStatus'; type: NonNull<Named<'SCALAR', 'String'>> };
    'price': { name: 'price'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'recordNotes': { name: 'recordNotes'; type: NonNull<Named<'OBJECT', 'NotePage'>> };
    'roomNumber': { name: 'roomNumber'; type: Named<'SCALAR', 'String'> };
    'seriesId': { name: 'seriesId'; type: Named<'SCALAR', 'Int'> };
    'seriesRule': { name: 'seriesRule'; type: Named<'SCALAR', 'String'> };
    'sessionPackage': { name: 'sessionPackage'; type: Named<'SCALAR', 'String'> };
    'sessionType': { name: 'sessionType'; type: NonNull<Named<'SCALAR', 'String'>> };
    'startTime': { name: 'startTime'; type: NonNull<Named<'SCALAR', 'String'>> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'trainer': { name: 'trainer'; type: Named<'OBJECT', 'Trainer'> };
    'trainerId': { name: 'trainerId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'SessionAggregate': { kind: 'OBJECT'; name: 'SessionAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'SessionNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'SessionCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'SessionGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'SessionExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'SessionExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'SessionNumbers'>> };
  } };
  'SessionAggregateSort': { kind: 'INPUT_OBJECT'; name: 'SessionAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'SessionNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'SessionCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'SessionGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'SessionExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'SessionExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'SessionNumbersSort'>; defaultValue: null },
  ] };
  'SessionCancellation': { kind: 'OBJECT'; name: 'SessionCancellation'; fields: {
    'notices': { name: 'notices'; type: NonNull<List<NonNull<Named<'OBJECT', 'SessionCancellationNotice'>>>> };
    'preview': { name: 'preview'; type: NonNull<Named<'SCALAR', 'String'>> };
    'sessions': { name: 'sessions'; type: NonNull<List<NonNull<Named<'OBJECT', 'CancelledSessionInfo'>>>> };
  } };
  'SessionCancellationNotice': { kind: 'OBJECT'; name: 'SessionCancellationNotice'; fields: {
    'memberId': { name: 'memberId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'memberName': { name: 'memberName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'outcome': { name: 'outcome'; type: NonNull<Named<'SCALAR', 'String'>> };
    'recipient': { name: 'recipient'; type: NonNull<Named<'SCALAR', 'String'>> };
    'sessions': { name: 'sessions'; type: NonNull<List<NonNull<Named<'OBJECT', 'CancelledSessionInfo'>>>> };
  } };
  'SessionClash': { kind: 'OBJECT'; name: 'SessionClash'; fields: {
    'date': { name: 'date'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'endTime': { name: 'endTime'; type: Named<'SCALAR', 'String'> };
    'hours': { name: 'hours'; type: Named<'SCALAR', 'String'> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'memberName': { name: 'memberName'; type: Named<'SCALAR', 'String'> };
    'name': { name: 'name'; type: NonNull<Named<'SCALAR', 'String'>> };
    'record': { name: 'record'; type: NonNull<Named<'SCALAR', 'String'>> };
    'recordId': { name: 'recordId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'sessionId': { name: 'sessionId'; type: Named<'SCALAR', 'ID'> };
    'startTime': { name: 'startTime'; type: Named<'SCALAR', 'String'> };
    'trainerName': { name: 'trainerName'; type: Named<'SCALAR', 'String'> };
  } };
  'SessionCounts': { kind: 'OBJECT'; name: 'SessionCounts'; fields: {
    'cancelReason': { name: 'cancelReason'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'date': { name: 'date'; type: Named<'SCALAR', 'Int'> };
    'endTime': { name: 'endTime'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'intensity': { name: 'intensity'; type: Named<'SCALAR', 'Int'> };
    'location': { name: 'location'; type: Named<'SCALAR', 'Int'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'overlapReason': { name: 'overlapReason'; type: Named<'SCALAR', 'Int'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'Int'> };
    'price': { name: 'price'; type: Named<'SCALAR', 'Int'> };
    'roomNumber': { name: 'roomNumber'; type: Named<'SCALAR', 'Int'> };
    'seriesId': { name: 'seriesId'; type: Named<'SCALAR', 'Int'> };
    'seriesRule': { name: 'seriesRule'; type: Named<'SCALAR', 'Int'> };
    'sessionPackage': { name: 'sessionPackage'; type: Named<'SCALAR', 'Int'> };
    'sessionType': { name: 'sessionType'; type: Named<'SCALAR', 'Int'> };
    'startTime': { name: 'startTime'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'trainerId': { name: 'trainerId'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'SessionCountsHaving': { kind: 'INPUT_OBJECT'; name: 'SessionCountsHaving'; isOneOf: false; inputFields: [
    { name: 'cancelReason'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'date'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'endTime'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'intensity'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'overlapReason'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'price'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'roomNumber'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'seriesId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'seriesRule'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'sessionPackage'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'sessionType'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'startTime'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'SessionCountsSort': { kind: 'INPUT_OBJECT'; name: 'SessionCountsSort'; isOneOf: false; inputFields: [
    { name: 'cancelReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'date'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'endTime'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'intensity'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'location'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overlapReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'price'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'roomNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'seriesId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'seriesRule'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'sessionPackage'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'sessionType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'startTime'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'SessionDraftInput': { kind: 'INPUT_OBJECT'; name: 'SessionDraftInput'; isOneOf: false; inputFields: [
    { name: 'date'; type: NonNull<Named<'SCALAR', 'LocalDate'>>; defaultValue: null },
    { name: 'endTime'; type: NonNull<Named<'SCALAR', 'String'>>; defaultValue: null },
    { name: 'equipment'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'location'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'memberId'; type: NonNull<Named<'SCALAR', 'ID'>>; defaultValue: null },
    { name: 'roomNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'startTime'; type: NonNull<Named<'SCALAR', 'String'>>; defaultValue: null },
    { name: 'trainerId'; type: NonNull<Named<'SCALAR', 'ID'>>; defaultValue: null },
  ] };
  'SessionExtremes': { kind: 'OBJECT'; name: 'SessionExtremes'; fields: {
    'cancelReason': { name: 'cancelReason'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'date': { name: 'date'; type: Named<'SCALAR', 'LocalDate'> };
    'endTime': { name: 'endTime'; type: Named<'SCALAR', 'String'> };
    'intensity': { name: 'intensity'; type: Named<'SCALAR', 'String'> };
    'location': { name: 'location'; type: Named<'SCALAR', 'String'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'overlapReason': { name: 'overlapReason'; type: Named<'SCALAR', 'String'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'String'> };
    'price': { name: 'price'; type: Named<'SCALAR', 'Float'> };
    'roomNumber': { name: 'roomNumber'; type: Named<'SCALAR', 'String'> };
    'seriesId': { name: 'seriesId'; type: Named<'SCALAR', 'Int'> };
    'seriesRule': { name: 'seriesRule'; type: Named<'SCALAR', 'String'> };
    'sessionPackage': { name: 'sessionPackage'; type: Named<'SCALAR', 'String'> };
    'sessionType': { name: 'sessionType'; type: Named<'SCALAR', 'String'> };
    'startTime': { name: 'startTime'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'SessionExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'SessionExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'cancelReason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'date'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'endTime'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'intensity'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'overlapReason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'price'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'roomNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'seriesId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'seriesRule'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'sessionPackage'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'sessionType'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'startTime'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'SessionExtremesSort': { kind: 'INPUT_OBJECT'; name: 'SessionExtremesSort'; isOneOf: false; inputFields: [
    { name: 'cancelReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'date'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'endTime'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'intensity'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'location'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overlapReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'price'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'roomNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'seriesId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'seriesRule'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'sessionPackage'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'sessionType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'startTime'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'SessionFilter': { kind: 'INPUT_OBJECT'; name: 'SessionFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'SessionFilter'>>>; defaultValue: null },
    { name: 'cancelReason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'date'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'endTime'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'equipment'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'goals'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'intensity'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'SessionFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'SessionFilter'>>>; defaultValue: null },
    { name: 'overlapReason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'price'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'recordNotes'; type: Named<'INPUT_OBJECT', 'NoteListFilter'>; defaultValue: null },
    { name: 'roomNumber'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'seriesId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'seriesRule'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'sessionPackage'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'sessionType'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'startTime'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'trainer'; type: Named<'INPUT_OBJECT', 'TrainerFilter'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'SessionGroup': { kind: 'OBJECT'; name: 'SessionGroup'; fields: {
    'cancelReason': { name: 'cancelReason'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'date': { name: 'date'; type: Named<'OBJECT', 'DateGroup'> };
    'endTime': { name: 'endTime'; type: Named<'OBJECT', 'TimeGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'intensity': { name: 'intensity'; type: Named<'SCALAR', 'String'> };
    'location': { name: 'location'; type: Named<'SCALAR', 'String'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'MemberGroup'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'overlapReason': { name: 'overlapReason'; type: Named<'SCALAR', 'String'> };
    'paymentStatus': { name: 'paymentStatus'; type: Named<'SCALAR', 'String'> };
    'price': { name: 'price'; type: Named<'SCALAR', 'Float'> };
    'roomNumber': { name: 'roomNumber'; type: Named<'SCALAR', 'String'> };
    'seriesId': { name: 'seriesId'; type: Named<'SCALAR', 'Int'> };
    'seriesRule': { name: 'seriesRule'; type: Named<'SCALAR', 'String'> };
    'sessionPackage': { name: 'sessionPackage'; type: Named<'SCALAR', 'String'> };
    'sessionType': { name: 'sessionType'; type: Named<'SCALAR', 'String'> };
    'startTime': { name: 'startTime'; type: Named<'OBJECT', 'TimeGroup'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'trainer': { name: 'trainer'; type: Named<'OBJECT', 'TrainerGroup'> };
    'trainerId': { name: 'trainerId'; type: Named<'SCALAR', 'ID'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'SessionGroupBy': { kind: 'INPUT_OBJECT'; name: 'SessionGroupBy'; isOneOf: false; inputFields: [
    { name: 'cancelReason'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'date'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'endTime'; type: Named<'ENUM', 'TimeGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'intensity'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'location'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupBy'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'overlapReason'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'price'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'roomNumber'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'seriesId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'seriesRule'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'sessionPackage'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'sessionType'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'startTime'; type: Named<'ENUM', 'TimeGranularity'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'trainer'; type: Named<'INPUT_OBJECT', 'TrainerGroupBy'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'SessionGroupSort': { kind: 'INPUT_OBJECT'; name: 'SessionGroupSort'; isOneOf: false; inputFields: [
    { name: 'cancelReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'date'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'endTime'; type: Named<'INPUT_OBJECT', 'TimeGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'intensity'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'location'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupSort'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overlapReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'price'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'roomNumber'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'seriesId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'seriesRule'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'sessionPackage'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'sessionType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'startTime'; type: Named<'INPUT_OBJECT', 'TimeGroupSort'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'trainer'; type: Named<'INPUT_OBJECT', 'TrainerGroupSort'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'SessionHaving': { kind: 'INPUT_OBJECT'; name: 'SessionHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'SessionHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'SessionNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'SessionCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'SessionExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'SessionExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'SessionHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'SessionHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'SessionNumbersHaving'>; defaultValue: null },
  ] };
  'SessionHit': { kind: 'OBJECT'; name: 'SessionHit'; fields: {
    'detail': { name: 'detail'; type: Named<'SCALAR', 'String'> };
    'details': { name: 'details'; type: List<NonNull<Named<'OBJECT', 'RecordDetail'>>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'title': { name: 'title'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'SessionInput': { kind: 'INPUT_OBJECT'; name: 'SessionInput'; isOneOf: false; inputFields: [
    { name: 'cancelReason'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'date'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'endTime'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'equipment'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'goals'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'intensity'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'location'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'overlapReason'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'price'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'roomNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'sessionPackage'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'sessionType'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'startTime'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
  ] };
  'SessionListFilter': { kind: 'INPUT_OBJECT'; name: 'SessionListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'SessionFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'SessionFilter'>; defaultValue: null },
  ] };
  'SessionNumbers': { kind: 'OBJECT'; name: 'SessionNumbers'; fields: {
    'price': { name: 'price'; type: Named<'SCALAR', 'Float'> };
    'seriesId': { name: 'seriesId'; type: Named<'SCALAR', 'Float'> };
  } };
  'SessionNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'SessionNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'price'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'seriesId'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'SessionNumbersSort': { kind: 'INPUT_OBJECT'; name: 'SessionNumbersSort'; isOneOf: false; inputFields: [
    { name: 'price'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'seriesId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'SessionPage': { kind: 'OBJECT'; name: 'SessionPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Session'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'SessionPatch': { kind: 'INPUT_OBJECT'; name: 'SessionPatch'; isOneOf: false; inputFields: [
    { name: 'cancelReason'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'date'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'endTime'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'equipment'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'goals'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'intensity'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'location'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'overlapReason'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'paymentStatus'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'price'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'roomNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'sessionPackage'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'sessionType'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'startTime'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
  ] };
  'SessionRepetition': { kind: 'OBJECT'; name: 'SessionRepetition'; fields: {
    'created': { name: 'created'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'days': { name: 'days'; type: NonNull<List<NonNull<Named<'OBJECT', 'RepeatedDay'>>>> };
    'preview': { name: 'preview'; type: NonNull<Named<'SCALAR', 'String'>> };
    'rejected': { name: 'rejected'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'SessionsChange': { kind: 'OBJECT'; name: 'SessionsChange'; fields: {
    'preview': { name: 'preview'; type: NonNull<Named<'SCALAR', 'String'>> };
    'sessions': { name: 'sessions'; type: NonNull<List<NonNull<Named<'OBJECT', 'ChangedSessionInfo'>>>> };
  } };
  'SessionScope': { name: 'SessionScope'; enumValues: 'ALL' | 'FOLLOWING' | 'THIS' };
  'SessionSort': { kind: 'INPUT_OBJECT'; name: 'SessionSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'SessionSortField'>>; defaultValue: null },
  ] };
  'SessionSortField': { name: 'SessionSortField'; enumValues: 'cancelReason' | 'createdAt' | 'date' | 'endTime' | 'id' | 'intensity' | 'location' | 'memberId' | 'memberName' | 'notes' | 'overlapReason' | 'paymentStatus' | 'price' | 'roomNumber' | 'seriesId' | 'seriesRule' | 'sessionPackage' | 'sessionType' | 'startTime' | 'status' | 'trainerId' | 'trainerName' | 'updatedAt' | 'version' };
  'SessionsPatchInput': { kind: 'INPUT_OBJECT'; name: 'SessionsPatchInput'; isOneOf: false; inputFields: [
    { name: 'endTime'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'location'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'price'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'roomNumber'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'sessionType'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'startTime'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'trainerId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
  ] };
  'Shift': { kind: 'OBJECT'; name: 'Shift'; fields: {
    'breakDuration': { name: 'breakDuration'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'daysOfWeek': { name: 'daysOfWeek'; type: Named<'SCALAR', 'String'> };
    'employee': { name: 'employee'; type: Named<'OBJECT', 'Employee'> };
    'employeeId': { name: 'employeeId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'endTime': { name: 'endTime'; type: NonNull<Named<'SCALAR', 'String'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'isActive': { name: 'isActive'; type: NonNull<Named<'SCALAR', 'Boolean'>> };
    'location': { name: 'location'; type: Named<'OBJECT', 'Location'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'shiftName': { name: 'shiftName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'shiftType': { name: 'shiftType'; type: NonNull<Named<'SCALAR', 'String'>> };
    'startTime': { name: 'startTime'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ShiftAggregate': { kind: 'OBJECT'; name: 'ShiftAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'ShiftNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'ShiftCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'ShiftGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'ShiftExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'ShiftExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'ShiftNumbers'>> };
  } };
  'ShiftAggregateSort': { kind: 'INPUT_OBJECT'; name: 'ShiftAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'ShiftNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'ShiftCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'ShiftGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'ShiftExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'ShiftExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'ShiftNumbersSort'>; defaultValue: null },
  ] };
  'ShiftCounts': { kind: 'OBJECT'; name: 'ShiftCounts'; fields: {
    'breakDuration': { name: 'breakDuration'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'daysOfWeek': { name: 'daysOfWeek'; type: Named<'SCALAR', 'Int'> };
    'employeeId': { name: 'employeeId'; type: Named<'SCALAR', 'Int'> };
    'endTime': { name: 'endTime'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'isActive': { name: 'isActive'; type: Named<'SCALAR', 'Int'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'Int'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'Int'> };
    'shiftName': { name: 'shiftName'; type: Named<'SCALAR', 'Int'> };
    'shiftType': { name: 'shiftType'; type: Named<'SCALAR', 'Int'> };
    'startTime': { name: 'startTime'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'ShiftCountsHaving': { kind: 'INPUT_OBJECT'; name: 'ShiftCountsHaving'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'daysOfWeek'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'endTime'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'isActive'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'shiftName'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'shiftType'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'startTime'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'ShiftCountsSort': { kind: 'INPUT_OBJECT'; name: 'ShiftCountsSort'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'daysOfWeek'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'endTime'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'isActive'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'shiftName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'shiftType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'startTime'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ShiftExtremes': { kind: 'OBJECT'; name: 'ShiftExtremes'; fields: {
    'breakDuration': { name: 'breakDuration'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'daysOfWeek': { name: 'daysOfWeek'; type: Named<'SCALAR', 'String'> };
    'endTime': { name: 'endTime'; type: Named<'SCALAR', 'String'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'shiftName': { name: 'shiftName'; type: Named<'SCALAR', 'String'> };
    'shiftType': { name: 'shiftType'; type: Named<'SCALAR', 'String'> };
    'startTime': { name: 'startTime'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'ShiftExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'ShiftExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'daysOfWeek'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'endTime'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'shiftName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'shiftType'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'startTime'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'ShiftExtremesSort': { kind: 'INPUT_OBJECT'; name: 'ShiftExtremesSort'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'daysOfWeek'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'endTime'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'shiftName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'shiftType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'startTime'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ShiftFilter': { kind: 'INPUT_OBJECT'; name: 'ShiftFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'ShiftFilter'>>>; defaultValue: null },
    { name: 'breakDuration'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'daysOfWeek'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeFilter'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'endTime'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'isActive'; type: Named<'INPUT_OBJECT', 'BooleanFilter'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'ShiftFilter'>; defaultValue: null },
    { name: 'notes'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'ShiftFilter'>>>; defaultValue: null },
    { name: 'shiftName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'shiftType'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'startTime'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'ShiftGroup': { kind: 'OBJECT'; name: 'ShiftGroup'; fields: {
    'breakDuration': { name: 'breakDuration'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'daysOfWeek': { name: 'daysOfWeek'; type: Named<'SCALAR', 'String'> };
    'employee': { name: 'employee'; type: Named<'OBJECT', 'EmployeeGroup'> };
    'employeeId': { name: 'employeeId'; type: Named<'SCALAR', 'ID'> };
    'endTime': { name: 'endTime'; type: Named<'OBJECT', 'TimeGroup'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'isActive': { name: 'isActive'; type: Named<'SCALAR', 'Boolean'> };
    'location': { name: 'location'; type: Named<'OBJECT', 'LocationGroup'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'notes': { name: 'notes'; type: Named<'SCALAR', 'String'> };
    'shiftName': { name: 'shiftName'; type: Named<'SCALAR', 'String'> };
    'shiftType': { name: 'shiftType'; type: Named<'SCALAR', 'String'> };
    'startTime': { name: 'startTime'; type: Named<'OBJECT', 'TimeGroup'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'ShiftGroupBy': { kind: 'INPUT_OBJECT'; name: 'ShiftGroupBy'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'daysOfWeek'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeGroupBy'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'endTime'; type: Named<'ENUM', 'TimeGranularity'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'isActive'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupBy'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'shiftName'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'shiftType'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'startTime'; type: Named<'ENUM', 'TimeGranularity'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'ShiftGroupSort': { kind: 'INPUT_OBJECT'; name: 'ShiftGroupSort'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'daysOfWeek'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'employee'; type: Named<'INPUT_OBJECT', 'EmployeeGroupSort'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'endTime'; type: Named<'INPUT_OBJECT', 'TimeGroupSort'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'isActive'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupSort'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'notes'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'shiftName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'shiftType'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'startTime'; type: Named<'INPUT_OBJECT', 'TimeGroupSort'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'ShiftHaving': { kind: 'INPUT_OBJECT'; name: 'ShiftHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'ShiftHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'ShiftNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'ShiftCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'ShiftExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'ShiftExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'ShiftHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'ShiftHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'ShiftNumbersHaving'>; defaultValue: null },
  ] };
  'ShiftInput': { kind: 'INPUT_OBJECT'; name: 'ShiftInput'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'daysOfWeek'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'endTime'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'isActive'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'shiftName'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'shiftType'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'startTime'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'ShiftListFilter': { kind: 'INPUT_OBJECT'; name: 'ShiftListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'ShiftFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'ShiftFilter'>; defaultValue: null },
  ] };
  'ShiftNumbers': { kind: 'OBJECT'; name: 'ShiftNumbers'; fields: {
    'breakDuration': { name: 'breakDuration'; type: Named<'SCALAR', 'Float'> };
  } };
  'ShiftNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'ShiftNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'ShiftNumbersSort': { kind: 'INPUT_OBJECT'; name: 'ShiftNumbersSort'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'ShiftPage': { kind: 'OBJECT'; name: 'ShiftPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Shift'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'ShiftPatch': { kind: 'INPUT_OBJECT'; name: 'ShiftPatch'; isOneOf: false; inputFields: [
    { name: 'breakDuration'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'daysOfWeek'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'employeeId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'endTime'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'isActive'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'shiftName'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'shiftType'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'startTime'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'ShiftSort': { kind: 'INPUT_OBJECT'; name: 'ShiftSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'ShiftSortField'>>; defaultValue: null },
  ] };
  'ShiftSortField': { name: 'ShiftSortField'; enumValues: 'breakDuration' | 'createdAt' | 'daysOfWeek' | 'employeeId' | 'employeeName' | 'endTime' | 'id' | 'isActive' | 'locationId' | 'locationName' | 'notes' | 'shiftName' | 'shiftType' | 'startTime' | 'updatedAt' | 'version' };
  'SignedInUser': { kind: 'OBJECT'; name: 'SignedInUser'; fields: {
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'email': { name: 'email'; type: NonNull<Named<'SCALAR', 'String'>> };
    'employeeId': { name: 'employeeId'; type: Named<'SCALAR', 'ID'> };
    'fullName': { name: 'fullName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'lastLogin': { name: 'lastLogin'; type: Named<'SCALAR', 'DateTimeISO'> };
    'permissions': { name: 'permissions'; type: NonNull<List<NonNull<Named<'OBJECT', 'ResourceGrant'>>>> };
    'role': { name: 'role'; type: NonNull<Named<'SCALAR', 'String'>> };
    'settings': { name: 'settings'; type: NonNull<Named<'OBJECT', 'UserSettings'>> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'trainerId': { name: 'trainerId'; type: Named<'SCALAR', 'ID'> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'username': { name: 'username'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'SignIn': { kind: 'OBJECT'; name: 'SignIn'; fields: {
    'token': { name: 'token'; type: NonNull<Named<'SCALAR', 'String'>> };
    'user': { name: 'user'; type: NonNull<Named<'OBJECT', 'SignedInUser'>> };
  } };
  'SignUpInput': { kind: 'INPUT_OBJECT'; name: 'SignUpInput'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'endDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'enrollmentFee'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'freeTrial'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'ID'>; defaultValue: null },
    { name: 'memberId'; type: NonNull<Named<'SCALAR', 'ID'>>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'planId'; type: NonNull<Named<'SCALAR', 'ID'>>; defaultValue: null },
    { name: 'price'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'setupFee'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'startDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
  ] };
  'SkippedEmployee': { kind: 'OBJECT'; name: 'SkippedEmployee'; fields: {
    'employeeId': { name: 'employeeId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'employeeName': { name: 'employeeName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'reason': { name: 'reason'; type: NonNull<Named<'SCALAR', 'String'>> };
    'reasonTemplate': { name: 'reasonTemplate'; type: NonNull<Named<'SCALAR', 'TextTemplate'>> };
  } };
  'SortDirection': { name: 'SortDirection'; enumValues: 'ASC' | 'DESC' };
  'StartedBillingRun': { kind: 'OBJECT'; name: 'StartedBillingRun'; fields: {
    'preview': { name: 'preview'; type: Named<'OBJECT', 'BillingPreview'> };
    'runId': { name: 'runId'; type: Named<'SCALAR', 'ID'> };
  } };
  'String': unknown;
  'StringFilter': { kind: 'INPUT_OBJECT'; name: 'StringFilter'; isOneOf: false; inputFields: [
    { name: 'contains'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'eq'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'gt'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'gte'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'in'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'isNull'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'lt'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'lte'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'ne'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'notIn'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'startsWith'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'StringListFilter': { kind: 'INPUT_OBJECT'; name: 'StringListFilter'; isOneOf: false; inputFields: [
    { name: 'contains'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'SwitchPlanInput': { kind: 'INPUT_OBJECT'; name: 'SwitchPlanInput'; isOneOf: false; inputFields: [
    { name: 'autoRenewal'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'billingFrequency'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'endDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'notes'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'on'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'planId'; type: NonNull<Named<'SCALAR', 'ID'>>; defaultValue: null },
    { name: 'price'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
  ] };
  'TaxRate': { kind: 'OBJECT'; name: 'TaxRate'; fields: {
    'billingType': { name: 'billingType'; type: Named<'SCALAR', 'String'> };
    'from': { name: 'from'; type: Named<'SCALAR', 'LocalDate'> };
    'label': { name: 'label'; type: NonNull<Named<'SCALAR', 'String'>> };
    'percent': { name: 'percent'; type: NonNull<Named<'SCALAR', 'Float'>> };
  } };
  'TaxRateInput': { kind: 'INPUT_OBJECT'; name: 'TaxRateInput'; isOneOf: false; inputFields: [
    { name: 'billingType'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'from'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'label'; type: NonNull<Named<'SCALAR', 'String'>>; defaultValue: null },
    { name: 'percent'; type: NonNull<Named<'SCALAR', 'Float'>>; defaultValue: null },
  ] };
  'TextTemplate': unknown;
  'Theme': { name: 'Theme'; enumValues: 'dark' | 'light' | 'system' };
  'TimeGranularity': { name: 'TimeGranularity'; enumValues: 'HOUR' | 'TIME' };
  'TimeGroup': { kind: 'OBJECT'; name: 'TimeGroup'; fields: {
    'hour': { name: 'hour'; type: Named<'SCALAR', 'Int'> };
    'time': { name: 'time'; type: Named<'SCALAR', 'String'> };
  } };
  'TimeGroupSort': { kind: 'INPUT_OBJECT'; name: 'TimeGroupSort'; isOneOf: false; inputFields: [
    { name: 'hour'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'time'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'Trainer': { kind: 'OBJECT'; name: 'Trainer'; fields: {
    'address': { name: 'address'; type: Named<'SCALAR', 'String'> };
    'assignedClients': { name: 'assignedClients'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'assignedEquipment': { name: 'assignedEquipment'; type: NonNull<Named<'OBJECT', 'EquipmentPage'>> };
    'availability': { name: 'availability'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'bio': { name: 'bio'; type: Named<'SCALAR', 'String'> };
    'certifications': { name: 'certifications'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'city': { name: 'city'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'dateOfBirth': { name: 'dateOfBirth'; type: Named<'SCALAR', 'LocalDate'> };
    'email': { name: 'email'; type: NonNull<Named<'SCALAR', 'String'>> };
    'emergencyContact': { name: 'emergencyContact'; type: Named<'SCALAR', 'String'> };
    'emergencyPhone': { name: 'emergencyPhone'; type: Named<'SCALAR', 'String'> };
    'employees': { name: 'employees'; type: NonNull<Named<'OBJECT', 'EmployeePage'>> };
    'experience': { name: 'experience'; type: Named<'SCALAR', 'String'> };
    'gender': { name: 'gender'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'joiningDate': { name: 'joiningDate'; type: NonNull<Named<'SCALAR', 'LocalDate'>> };
    'members': { name: 'members'; type: NonNull<Named<'OBJECT', 'MemberPage'>> };
    'name': { name: 'name'; type: NonNull<Named<'SCALAR', 'String'>> };
    'phone': { name: 'phone'; type: NonNull<Named<'SCALAR', 'String'>> };
    'recordNotes': { name: 'recordNotes'; type: NonNull<Named<'OBJECT', 'NotePage'>> };
    'referrals': { name: 'referrals'; type: NonNull<Named<'OBJECT', 'ReferralPage'>> };
    'salary': { name: 'salary'; type: Named<'SCALAR', 'Float'> };
    'sessions': { name: 'sessions'; type: NonNull<Named<'OBJECT', 'SessionPage'>> };
    'specializations': { name: 'specializations'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'state': { name: 'state'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'workingHours': { name: 'workingHours'; type: NonNull<Named<'SCALAR', 'Float'>> };
    'zipCode': { name: 'zipCode'; type: Named<'SCALAR', 'String'> };
  } };
  'TrainerAggregate': { kind: 'OBJECT'; name: 'TrainerAggregate'; fields: {
    'avg': { name: 'avg'; type: NonNull<Named<'OBJECT', 'TrainerNumbers'>> };
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'TrainerCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'TrainerGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'TrainerExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'TrainerExtremes'>> };
    'sum': { name: 'sum'; type: NonNull<Named<'OBJECT', 'TrainerNumbers'>> };
  } };
  'TrainerAggregateSort': { kind: 'INPUT_OBJECT'; name: 'TrainerAggregateSort'; isOneOf: false; inputFields: [
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'TrainerNumbersSort'>; defaultValue: null },
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'TrainerCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'TrainerGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'TrainerExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'TrainerExtremesSort'>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'TrainerNumbersSort'>; defaultValue: null },
  ] };
  'TrainerCounts': { kind: 'OBJECT'; name: 'TrainerCounts'; fields: {
    'address': { name: 'address'; type: Named<'SCALAR', 'Int'> };
    'assignedClients': { name: 'assignedClients'; type: Named<'SCALAR', 'Int'> };
    'bio': { name: 'bio'; type: Named<'SCALAR', 'Int'> };
    'city': { name: 'city'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'dateOfBirth': { name: 'dateOfBirth'; type: Named<'SCALAR', 'Int'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'Int'> };
    'emergencyContact': { name: 'emergencyContact'; type: Named<'SCALAR', 'Int'> };
    'emergencyPhone': { name: 'emergencyPhone'; type: Named<'SCALAR', 'Int'> };
    'experience': { name: 'experience'; type: Named<'SCALAR', 'Int'> };
    'gender': { name: 'gender'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'joiningDate': { name: 'joiningDate'; type: Named<'SCALAR', 'Int'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'Int'> };
    'phone': { name: 'phone'; type: Named<'SCALAR', 'Int'> };
    'salary': { name: 'salary'; type: Named<'SCALAR', 'Int'> };
    'state': { name: 'state'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
    'workingHours': { name: 'workingHours'; type: Named<'SCALAR', 'Int'> };
    'zipCode': { name: 'zipCode'; type: Named<'SCALAR', 'Int'> };
  } };
  'TrainerCountsHaving': { kind: 'INPUT_OBJECT'; name: 'TrainerCountsHaving'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'assignedClients'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'bio'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'city'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'experience'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'gender'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'phone'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'salary'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'state'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'workingHours'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'TrainerCountsSort': { kind: 'INPUT_OBJECT'; name: 'TrainerCountsSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'assignedClients'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'bio'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'city'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'experience'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'gender'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'phone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'salary'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'state'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'workingHours'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'TrainerExtremes': { kind: 'OBJECT'; name: 'TrainerExtremes'; fields: {
    'address': { name: 'address'; type: Named<'SCALAR', 'String'> };
    'assignedClients': { name: 'assignedClients'; type: Named<'SCALAR', 'Int'> };
    'bio': { name: 'bio'; type: Named<'SCALAR', 'String'> };
    'city': { name: 'city'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'dateOfBirth': { name: 'dateOfBirth'; type: Named<'SCALAR', 'LocalDate'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'String'> };
    'emergencyContact': { name: 'emergencyContact'; type: Named<'SCALAR', 'String'> };
    'emergencyPhone': { name: 'emergencyPhone'; type: Named<'SCALAR', 'String'> };
    'experience': { name: 'experience'; type: Named<'SCALAR', 'String'> };
    'gender': { name: 'gender'; type: Named<'SCALAR', 'String'> };
    'joiningDate': { name: 'joiningDate'; type: Named<'SCALAR', 'LocalDate'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'String'> };
    'phone': { name: 'phone'; type: Named<'SCALAR', 'String'> };
    'salary': { name: 'salary'; type: Named<'SCALAR', 'Float'> };
    'state': { name: 'state'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'workingHours': { name: 'workingHours'; type: Named<'SCALAR', 'Float'> };
    'zipCode': { name: 'zipCode'; type: Named<'SCALAR', 'String'> };
  } };
  'TrainerExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'TrainerExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'assignedClients'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'bio'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'city'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'experience'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'gender'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'phone'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'salary'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'state'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'workingHours'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'TrainerExtremesSort': { kind: 'INPUT_OBJECT'; name: 'TrainerExtremesSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'assignedClients'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'bio'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'city'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'experience'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'gender'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'phone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'salary'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'state'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'workingHours'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'TrainerFilter': { kind: 'INPUT_OBJECT'; name: 'TrainerFilter'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'TrainerFilter'>>>; defaultValue: null },
    { name: 'assignedClients'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'assignedEquipment'; type: Named<'INPUT_OBJECT', 'EquipmentListFilter'>; defaultValue: null },
    { name: 'availability'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'bio'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'certifications'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'city'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'employees'; type: Named<'INPUT_OBJECT', 'EmployeeListFilter'>; defaultValue: null },
    { name: 'experience'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'gender'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'INPUT_OBJECT', 'DateFilter'>; defaultValue: null },
    { name: 'members'; type: Named<'INPUT_OBJECT', 'MemberListFilter'>; defaultValue: null },
    { name: 'name'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'TrainerFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'TrainerFilter'>>>; defaultValue: null },
    { name: 'phone'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'recordNotes'; type: Named<'INPUT_OBJECT', 'NoteListFilter'>; defaultValue: null },
    { name: 'referrals'; type: Named<'INPUT_OBJECT', 'ReferralListFilter'>; defaultValue: null },
    { name: 'salary'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'sessions'; type: Named<'INPUT_OBJECT', 'SessionListFilter'>; defaultValue: null },
    { name: 'specializations'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'state'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'workingHours'; type: Named<'INPUT_OBJECT', 'NumberFilter'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'TrainerGroup': { kind: 'OBJECT'; name: 'TrainerGroup'; fields: {
    'address': { name: 'address'; type: Named<'SCALAR', 'String'> };
    'assignedClients': { name: 'assignedClients'; type: Named<'SCALAR', 'Int'> };
    'bio': { name: 'bio'; type: Named<'SCALAR', 'String'> };
    'city': { name: 'city'; type: Named<'SCALAR', 'String'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'dateOfBirth': { name: 'dateOfBirth'; type: Named<'OBJECT', 'DateGroup'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'String'> };
    'emergencyContact': { name: 'emergencyContact'; type: Named<'SCALAR', 'String'> };
    'emergencyPhone': { name: 'emergencyPhone'; type: Named<'SCALAR', 'String'> };
    'experience': { name: 'experience'; type: Named<'SCALAR', 'String'> };
    'gender': { name: 'gender'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'joiningDate': { name: 'joiningDate'; type: Named<'OBJECT', 'DateGroup'> };
    'name': { name: 'name'; type: Named<'SCALAR', 'String'> };
    'phone': { name: 'phone'; type: Named<'SCALAR', 'String'> };
    'salary': { name: 'salary'; type: Named<'SCALAR', 'Float'> };
    'state': { name: 'state'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'workingHours': { name: 'workingHours'; type: Named<'SCALAR', 'Float'> };
    'zipCode': { name: 'zipCode'; type: Named<'SCALAR', 'String'> };
  } };
  'TrainerGroupBy': { kind: 'INPUT_OBJECT'; name: 'TrainerGroupBy'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'assignedClients'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'bio'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'city'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'email'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'experience'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'gender'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'ENUM', 'DateGranularity'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'phone'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'salary'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'state'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'workingHours'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'TrainerGroupSort': { kind: 'INPUT_OBJECT'; name: 'TrainerGroupSort'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'assignedClients'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'bio'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'city'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'experience'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'gender'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'INPUT_OBJECT', 'DateGroupSort'>; defaultValue: null },
    { name: 'name'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'phone'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'salary'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'state'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'workingHours'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'TrainerHaving': { kind: 'INPUT_OBJECT'; name: 'TrainerHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'TrainerHaving'>>>; defaultValue: null },
    { name: 'avg'; type: Named<'INPUT_OBJECT', 'TrainerNumbersHaving'>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'TrainerCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'TrainerExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'TrainerExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'TrainerHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'TrainerHaving'>>>; defaultValue: null },
    { name: 'sum'; type: Named<'INPUT_OBJECT', 'TrainerNumbersHaving'>; defaultValue: null },
  ] };
  'TrainerHit': { kind: 'OBJECT'; name: 'TrainerHit'; fields: {
    'detail': { name: 'detail'; type: Named<'SCALAR', 'String'> };
    'details': { name: 'details'; type: List<NonNull<Named<'OBJECT', 'RecordDetail'>>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'kind': { name: 'kind'; type: NonNull<Named<'SCALAR', 'String'>> };
    'title': { name: 'title'; type: NonNull<Named<'SCALAR', 'String'>> };
  } };
  'TrainerInput': { kind: 'INPUT_OBJECT'; name: 'TrainerInput'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'assignedClients'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'availability'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'bio'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'certifications'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'city'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'email'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'experience'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'gender'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'phone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'salary'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'specializations'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'state'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'workingHours'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'TrainerNumbers': { kind: 'OBJECT'; name: 'TrainerNumbers'; fields: {
    'assignedClients': { name: 'assignedClients'; type: Named<'SCALAR', 'Float'> };
    'salary': { name: 'salary'; type: Named<'SCALAR', 'Float'> };
    'workingHours': { name: 'workingHours'; type: Named<'SCALAR', 'Float'> };
  } };
  'TrainerNumbersHaving': { kind: 'INPUT_OBJECT'; name: 'TrainerNumbersHaving'; isOneOf: false; inputFields: [
    { name: 'assignedClients'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'salary'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
    { name: 'workingHours'; type: Named<'INPUT_OBJECT', 'AggregateNumberFilter'>; defaultValue: null },
  ] };
  'TrainerNumbersSort': { kind: 'INPUT_OBJECT'; name: 'TrainerNumbersSort'; isOneOf: false; inputFields: [
    { name: 'assignedClients'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'salary'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'workingHours'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'TrainerPage': { kind: 'OBJECT'; name: 'TrainerPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Trainer'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'TrainerPatch': { kind: 'INPUT_OBJECT'; name: 'TrainerPatch'; isOneOf: false; inputFields: [
    { name: 'address'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'assignedClients'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'availability'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'bio'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'certifications'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'city'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'dateOfBirth'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'email'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'emergencyContact'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'emergencyPhone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'experience'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'gender'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'joiningDate'; type: Named<'SCALAR', 'LocalDate'>; defaultValue: null },
    { name: 'name'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'phone'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'salary'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'specializations'; type: List<NonNull<Named<'SCALAR', 'String'>>>; defaultValue: null },
    { name: 'state'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'workingHours'; type: Named<'SCALAR', 'Float'>; defaultValue: null },
    { name: 'zipCode'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'TrainerSort': { kind: 'INPUT_OBJECT'; name: 'TrainerSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'TrainerSortField'>>; defaultValue: null },
  ] };
  'TrainerSortField': { name: 'TrainerSortField'; enumValues: 'address' | 'assignedClients' | 'bio' | 'city' | 'createdAt' | 'dateOfBirth' | 'email' | 'emergencyContact' | 'emergencyPhone' | 'experience' | 'gender' | 'id' | 'joiningDate' | 'name' | 'phone' | 'salary' | 'state' | 'status' | 'updatedAt' | 'version' | 'workingHours' | 'zipCode' };
  'TrainerStatistics': { kind: 'OBJECT'; name: 'TrainerStatistics'; fields: {
    'activeTrainers': { name: 'activeTrainers'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'busyTrainers': { name: 'busyTrainers'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'onLeaveTrainers': { name: 'onLeaveTrainers'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'totalTrainers': { name: 'totalTrainers'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'UndoPossibility': { name: 'UndoPossibility'; enumValues: 'changed' | 'deleted' | 'impossible' | 'possible' | 'undone' };
  'UndoState': { kind: 'OBJECT'; name: 'UndoState'; fields: {
    'at': { name: 'at'; type: Named<'SCALAR', 'DateTimeISO'> };
    'labels': { name: 'labels'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'state': { name: 'state'; type: NonNull<Named<'ENUM', 'UndoPossibility'>> };
    'username': { name: 'username'; type: Named<'SCALAR', 'String'> };
  } };
  'User': { kind: 'OBJECT'; name: 'User'; fields: {
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'doneNotes': { name: 'doneNotes'; type: NonNull<Named<'OBJECT', 'NotePage'>> };
    'email': { name: 'email'; type: NonNull<Named<'SCALAR', 'String'>> };
    'employees': { name: 'employees'; type: NonNull<Named<'OBJECT', 'EmployeePage'>> };
    'fullName': { name: 'fullName'; type: NonNull<Named<'SCALAR', 'String'>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'lastLogin': { name: 'lastLogin'; type: Named<'SCALAR', 'DateTimeISO'> };
    'role': { name: 'role'; type: NonNull<Named<'SCALAR', 'String'>> };
    'status': { name: 'status'; type: NonNull<Named<'SCALAR', 'String'>> };
    'takenPayments': { name: 'takenPayments'; type: NonNull<Named<'OBJECT', 'PaymentPage'>> };
    'tasks': { name: 'tasks'; type: NonNull<Named<'OBJECT', 'NotePage'>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'username': { name: 'username'; type: NonNull<Named<'SCALAR', 'String'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'writtenNotes': { name: 'writtenNotes'; type: NonNull<Named<'OBJECT', 'NotePage'>> };
  } };
  'UserAggregate': { kind: 'OBJECT'; name: 'UserAggregate'; fields: {
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'UserCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'UserGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'UserExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'UserExtremes'>> };
  } };
  'UserAggregateSort': { kind: 'INPUT_OBJECT'; name: 'UserAggregateSort'; isOneOf: false; inputFields: [
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'UserCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'UserGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'UserExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'UserExtremesSort'>; defaultValue: null },
  ] };
  'UserCounts': { kind: 'OBJECT'; name: 'UserCounts'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'Int'> };
    'fullName': { name: 'fullName'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'lastLogin': { name: 'lastLogin'; type: Named<'SCALAR', 'Int'> };
    'role': { name: 'role'; type: Named<'SCALAR', 'Int'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
    'username': { name: 'username'; type: Named<'SCALAR', 'Int'> };
  } };
  'UserCountsHaving': { kind: 'INPUT_OBJECT'; name: 'UserCountsHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'fullName'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'lastLogin'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'role'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'username'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'UserCountsSort': { kind: 'INPUT_OBJECT'; name: 'UserCountsSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'fullName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastLogin'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'role'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'username'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'UserExtremes': { kind: 'OBJECT'; name: 'UserExtremes'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'String'> };
    'fullName': { name: 'fullName'; type: Named<'SCALAR', 'String'> };
    'lastLogin': { name: 'lastLogin'; type: Named<'SCALAR', 'DateTimeISO'> };
    'role': { name: 'role'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'username': { name: 'username'; type: Named<'SCALAR', 'String'> };
  } };
  'UserExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'UserExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'fullName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'lastLogin'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'role'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'username'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
  ] };
  'UserExtremesSort': { kind: 'INPUT_OBJECT'; name: 'UserExtremesSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'fullName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastLogin'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'role'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'username'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'UserFilter': { kind: 'INPUT_OBJECT'; name: 'UserFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'UserFilter'>>>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'doneNotes'; type: Named<'INPUT_OBJECT', 'NoteListFilter'>; defaultValue: null },
    { name: 'email'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'employees'; type: Named<'INPUT_OBJECT', 'EmployeeListFilter'>; defaultValue: null },
    { name: 'fullName'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'lastLogin'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'UserFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'UserFilter'>>>; defaultValue: null },
    { name: 'role'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'status'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'takenPayments'; type: Named<'INPUT_OBJECT', 'PaymentListFilter'>; defaultValue: null },
    { name: 'tasks'; type: Named<'INPUT_OBJECT', 'NoteListFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'username'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'writtenNotes'; type: Named<'INPUT_OBJECT', 'NoteListFilter'>; defaultValue: null },
  ] };
  'UserGroup': { kind: 'OBJECT'; name: 'UserGroup'; fields: {
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'email': { name: 'email'; type: Named<'SCALAR', 'String'> };
    'fullName': { name: 'fullName'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'lastLogin': { name: 'lastLogin'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'role': { name: 'role'; type: Named<'SCALAR', 'String'> };
    'status': { name: 'status'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'username': { name: 'username'; type: Named<'SCALAR', 'String'> };
  } };
  'UserGroupBy': { kind: 'INPUT_OBJECT'; name: 'UserGroupBy'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'email'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'fullName'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'lastLogin'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'role'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'username'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
  ] };
  'UserGroupSort': { kind: 'INPUT_OBJECT'; name: 'UserGroupSort'; isOneOf: false; inputFields: [
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'email'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'fullName'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'lastLogin'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'role'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'status'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'username'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'UserHaving': { kind: 'INPUT_OBJECT'; name: 'UserHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'UserHaving'>>>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'UserCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'UserExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'UserExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'UserHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'UserHaving'>>>; defaultValue: null },
  ] };
  'UserInput': { kind: 'INPUT_OBJECT'; name: 'UserInput'; isOneOf: false; inputFields: [
    { name: 'confirmPassword'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'email'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'fullName'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'password'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'role'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'username'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'UserPage': { kind: 'OBJECT'; name: 'UserPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'User'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'UserPatch': { kind: 'INPUT_OBJECT'; name: 'UserPatch'; isOneOf: false; inputFields: [
    { name: 'email'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'fullName'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'role'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'status'; type: Named<'SCALAR', 'String'>; defaultValue: null },
    { name: 'username'; type: Named<'SCALAR', 'String'>; defaultValue: null },
  ] };
  'UserSettings': { kind: 'OBJECT'; name: 'UserSettings'; fields: {
    'density': { name: 'density'; type: NonNull<Named<'ENUM', 'Density'>> };
    'language': { name: 'language'; type: NonNull<Named<'ENUM', 'Language'>> };
    'motion': { name: 'motion'; type: NonNull<Named<'ENUM', 'Motion'>> };
    'pageSize': { name: 'pageSize'; type: Named<'SCALAR', 'Int'> };
    'theme': { name: 'theme'; type: NonNull<Named<'ENUM', 'Theme'>> };
  } };
  'UserSettingsPatch': { kind: 'INPUT_OBJECT'; name: 'UserSettingsPatch'; isOneOf: false; inputFields: [
    { name: 'density'; type: Named<'ENUM', 'Density'>; defaultValue: null },
    { name: 'language'; type: Named<'ENUM', 'Language'>; defaultValue: null },
    { name: 'motion'; type: Named<'ENUM', 'Motion'>; defaultValue: null },
    { name: 'pageSize'; type: Named<'SCALAR', 'Int'>; defaultValue: null },
    { name: 'theme'; type: Named<'ENUM', 'Theme'>; defaultValue: null },
  ] };
  'UserSort': { kind: 'INPUT_OBJECT'; name: 'UserSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'UserSortField'>>; defaultValue: null },
  ] };
  'UserSortField': { name: 'UserSortField'; enumValues: 'createdAt' | 'email' | 'fullName' | 'id' | 'lastLogin' | 'role' | 'status' | 'updatedAt' | 'username' | 'version' };
  'Visit': { kind: 'OBJECT'; name: 'Visit'; fields: {
    'checkedInAt': { name: 'checkedInAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'checkedOutAt': { name: 'checkedOutAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'createdAt': { name: 'createdAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'decidedBy': { name: 'decidedBy'; type: NonNull<Named<'SCALAR', 'String'>> };
    'decision': { name: 'decision'; type: NonNull<Named<'SCALAR', 'String'>> };
    'details': { name: 'details'; type: NonNull<List<NonNull<Named<'OBJECT', 'VisitReason'>>>> };
    'id': { name: 'id'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'location': { name: 'location'; type: Named<'OBJECT', 'Location'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'Member'> };
    'memberId': { name: 'memberId'; type: NonNull<Named<'SCALAR', 'ID'>> };
    'overriddenBy': { name: 'overriddenBy'; type: Named<'SCALAR', 'String'> };
    'overrideReason': { name: 'overrideReason'; type: Named<'SCALAR', 'String'> };
    'reasons': { name: 'reasons'; type: NonNull<List<NonNull<Named<'SCALAR', 'String'>>>> };
    'updatedAt': { name: 'updatedAt'; type: NonNull<Named<'SCALAR', 'DateTimeISO'>> };
    'version': { name: 'version'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'VisitAggregate': { kind: 'OBJECT'; name: 'VisitAggregate'; fields: {
    'count': { name: 'count'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'countDistinct': { name: 'countDistinct'; type: NonNull<Named<'OBJECT', 'VisitCounts'>> };
    'group': { name: 'group'; type: NonNull<Named<'OBJECT', 'VisitGroup'>> };
    'groupCount': { name: 'groupCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
    'max': { name: 'max'; type: NonNull<Named<'OBJECT', 'VisitExtremes'>> };
    'min': { name: 'min'; type: NonNull<Named<'OBJECT', 'VisitExtremes'>> };
  } };
  'VisitAggregateSort': { kind: 'INPUT_OBJECT'; name: 'VisitAggregateSort'; isOneOf: false; inputFields: [
    { name: 'count'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'VisitCountsSort'>; defaultValue: null },
    { name: 'group'; type: Named<'INPUT_OBJECT', 'VisitGroupSort'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'VisitExtremesSort'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'VisitExtremesSort'>; defaultValue: null },
  ] };
  'VisitCounts': { kind: 'OBJECT'; name: 'VisitCounts'; fields: {
    'checkedInAt': { name: 'checkedInAt'; type: Named<'SCALAR', 'Int'> };
    'checkedOutAt': { name: 'checkedOutAt'; type: Named<'SCALAR', 'Int'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'Int'> };
    'decidedBy': { name: 'decidedBy'; type: Named<'SCALAR', 'Int'> };
    'decision': { name: 'decision'; type: Named<'SCALAR', 'Int'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'Int'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'Int'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'Int'> };
    'overriddenBy': { name: 'overriddenBy'; type: Named<'SCALAR', 'Int'> };
    'overrideReason': { name: 'overrideReason'; type: Named<'SCALAR', 'Int'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'Int'> };
  } };
  'VisitCountsHaving': { kind: 'INPUT_OBJECT'; name: 'VisitCountsHaving'; isOneOf: false; inputFields: [
    { name: 'checkedInAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'checkedOutAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'decidedBy'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'decision'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'overriddenBy'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'overrideReason'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'VisitCountsSort': { kind: 'INPUT_OBJECT'; name: 'VisitCountsSort'; isOneOf: false; inputFields: [
    { name: 'checkedInAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'checkedOutAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'decidedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'decision'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overriddenBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overrideReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'VisitExtremes': { kind: 'OBJECT'; name: 'VisitExtremes'; fields: {
    'checkedInAt': { name: 'checkedInAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'checkedOutAt': { name: 'checkedOutAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'createdAt': { name: 'createdAt'; type: Named<'SCALAR', 'DateTimeISO'> };
    'decidedBy': { name: 'decidedBy'; type: Named<'SCALAR', 'String'> };
    'decision': { name: 'decision'; type: Named<'SCALAR', 'String'> };
    'overriddenBy': { name: 'overriddenBy'; type: Named<'SCALAR', 'String'> };
    'overrideReason': { name: 'overrideReason'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'VisitExtremesHaving': { kind: 'INPUT_OBJECT'; name: 'VisitExtremesHaving'; isOneOf: false; inputFields: [
    { name: 'checkedInAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'checkedOutAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'decidedBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'decision'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'overriddenBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'overrideReason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
  ] };
  'VisitExtremesSort': { kind: 'INPUT_OBJECT'; name: 'VisitExtremesSort'; isOneOf: false; inputFields: [
    { name: 'checkedInAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'checkedOutAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'decidedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'decision'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overriddenBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overrideReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
  ] };
  'VisitFilter': { kind: 'INPUT_OBJECT'; name: 'VisitFilter'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'VisitFilter'>>>; defaultValue: null },
    { name: 'checkedInAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'checkedOutAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'decidedBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'decision'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'id'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationFilter'>; defaultValue: null },
    { name: 'locationId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberFilter'>; defaultValue: null },
    { name: 'memberId'; type: Named<'INPUT_OBJECT', 'IdFilter'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'VisitFilter'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'VisitFilter'>>>; defaultValue: null },
    { name: 'overriddenBy'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'overrideReason'; type: Named<'INPUT_OBJECT', 'StringFilter'>; defaultValue: null },
    { name: 'reasons'; type: Named<'INPUT_OBJECT', 'StringListFilter'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeFilter'>; defaultValue: null },
    { name: 'version'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
  ] };
  'VisitGroup': { kind: 'OBJECT'; name: 'VisitGroup'; fields: {
    'checkedInAt': { name: 'checkedInAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'checkedOutAt': { name: 'checkedOutAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'createdAt': { name: 'createdAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
    'decidedBy': { name: 'decidedBy'; type: Named<'SCALAR', 'String'> };
    'decision': { name: 'decision'; type: Named<'SCALAR', 'String'> };
    'id': { name: 'id'; type: Named<'SCALAR', 'ID'> };
    'location': { name: 'location'; type: Named<'OBJECT', 'LocationGroup'> };
    'locationId': { name: 'locationId'; type: Named<'SCALAR', 'ID'> };
    'member': { name: 'member'; type: Named<'OBJECT', 'MemberGroup'> };
    'memberId': { name: 'memberId'; type: Named<'SCALAR', 'ID'> };
    'overriddenBy': { name: 'overriddenBy'; type: Named<'SCALAR', 'String'> };
    'overrideReason': { name: 'overrideReason'; type: Named<'SCALAR', 'String'> };
    'updatedAt': { name: 'updatedAt'; type: Named<'OBJECT', 'DateTimeGroup'> };
  } };
  'VisitGroupBy': { kind: 'INPUT_OBJECT'; name: 'VisitGroupBy'; isOneOf: false; inputFields: [
    { name: 'checkedInAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'checkedOutAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
    { name: 'decidedBy'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'decision'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'id'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupBy'>; defaultValue: null },
    { name: 'locationId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupBy'>; defaultValue: null },
    { name: 'memberId'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'overriddenBy'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'overrideReason'; type: Named<'SCALAR', 'Boolean'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'ENUM', 'DateTimeGranularity'>; defaultValue: null },
  ] };
  'VisitGroupSort': { kind: 'INPUT_OBJECT'; name: 'VisitGroupSort'; isOneOf: false; inputFields: [
    { name: 'checkedInAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'checkedOutAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'createdAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
    { name: 'decidedBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'decision'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'id'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'location'; type: Named<'INPUT_OBJECT', 'LocationGroupSort'>; defaultValue: null },
    { name: 'locationId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'member'; type: Named<'INPUT_OBJECT', 'MemberGroupSort'>; defaultValue: null },
    { name: 'memberId'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overriddenBy'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'overrideReason'; type: Named<'ENUM', 'SortDirection'>; defaultValue: null },
    { name: 'updatedAt'; type: Named<'INPUT_OBJECT', 'DateTimeGroupSort'>; defaultValue: null },
  ] };
  'VisitHaving': { kind: 'INPUT_OBJECT'; name: 'VisitHaving'; isOneOf: false; inputFields: [
    { name: 'and'; type: List<NonNull<Named<'INPUT_OBJECT', 'VisitHaving'>>>; defaultValue: null },
    { name: 'count'; type: Named<'INPUT_OBJECT', 'IntFilter'>; defaultValue: null },
    { name: 'countDistinct'; type: Named<'INPUT_OBJECT', 'VisitCountsHaving'>; defaultValue: null },
    { name: 'max'; type: Named<'INPUT_OBJECT', 'VisitExtremesHaving'>; defaultValue: null },
    { name: 'min'; type: Named<'INPUT_OBJECT', 'VisitExtremesHaving'>; defaultValue: null },
    { name: 'not'; type: Named<'INPUT_OBJECT', 'VisitHaving'>; defaultValue: null },
    { name: 'or'; type: List<NonNull<Named<'INPUT_OBJECT', 'VisitHaving'>>>; defaultValue: null },
  ] };
  'VisitListFilter': { kind: 'INPUT_OBJECT'; name: 'VisitListFilter'; isOneOf: false; inputFields: [
    { name: 'none'; type: Named<'INPUT_OBJECT', 'VisitFilter'>; defaultValue: null },
    { name: 'some'; type: Named<'INPUT_OBJECT', 'VisitFilter'>; defaultValue: null },
  ] };
  'VisitPage': { kind: 'OBJECT'; name: 'VisitPage'; fields: {
    'items': { name: 'items'; type: NonNull<List<NonNull<Named<'OBJECT', 'Visit'>>>> };
    'pageInfo': { name: 'pageInfo'; type: NonNull<Named<'OBJECT', 'PageInfo'>> };
    'totalCount': { name: 'totalCount'; type: NonNull<Named<'SCALAR', 'Int'>> };
  } };
  'VisitReason': { kind: 'OBJECT'; name: 'VisitReason'; fields: {
    'accessHours': { name: 'accessHours'; type: Named<'SCALAR', 'String'> };
    'amount': { name: 'amount'; type: Named<'SCALAR', 'Float'> };
    'cardNumber': { name: 'cardNumber'; type: Named<'SCALAR', 'String'> };
    'contractId': { name: 'contractId'; type: Named<'SCALAR', 'ID'> };
    'contractNumber': { name: 'contractNumber'; type: Named<'SCALAR', 'String'> };
    'day': { name: 'day'; type: Named<'SCALAR', 'LocalDate'> };
    'dueDate': { name: 'dueDate'; type: Named<'SCALAR', 'LocalDate'> };
    'effect': { name: 'effect'; type: NonNull<Named<'SCALAR', 'String'>> };
    'invoiceId': { name: 'invoiceId'; type: Named<'SCALAR', 'ID'> };
    'invoiceNumber': { name: 'invoiceNumber'; type: Named<'SCALAR', 'String'> };
    'location': { name: 'location'; type: Named<'SCALAR', 'String'> };
    'minAge': { name: 'minAge'; type: Named<'SCALAR', 'Int'> };
    'rule': { name: 'rule'; type: NonNull<Named<'SCALAR', 'String'>> };
    'since': { name: 'since'; type: Named<'SCALAR', 'DateTimeISO'> };
  } };
  'VisitSort': { kind: 'INPUT_OBJECT'; name: 'VisitSort'; isOneOf: false; inputFields: [
    { name: 'direction'; type: Named<'ENUM', 'SortDirection'>; defaultValue: "ASC" },
    { name: 'field'; type: NonNull<Named<'ENUM', 'VisitSortField'>>; defaultValue: null },
  ] };
  'VisitSortField': { name: 'VisitSortField'; enumValues: 'checkedInAt' | 'checkedOutAt' | 'createdAt' | 'decidedBy' | 'decision' | 'id' | 'locationId' | 'locationName' | 'memberId' | 'memberName' | 'overriddenBy' | 'overrideReason' | 'updatedAt' | 'version' };
  'Weekday': { name: 'Weekday'; enumValues: 'FRIDAY' | 'MONDAY' | 'SATURDAY' | 'SUNDAY' | 'THURSDAY' | 'TUESDAY' | 'WEDNESDAY' };
}

/** The schema of this checkout's API as a type. */
export type Schema = { name: never; query: 'Query'; mutation: 'Mutation'; subscription: never; types: SchemaTypes };
