INSERT INTO "retention_rules" ("subject", "keep_months", "least_months", "basis") VALUES
  ('auditRecord', 84, 12, '社内の証拠として(請求書の保存 7年に合わせる)'),
  ('archivedVehicle', 36, 12, '点検整備記録簿の保存 1年(自動車点検基準 第4条)');
