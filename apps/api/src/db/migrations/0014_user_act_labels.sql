UPDATE "audit_records" a SET
  "label" = u."login_id" || ' ' || u."name",
  "search_text" = split_part(u."search_text", ' ', 1) || split_part(u."search_text", ' ', 2)
FROM "users" u
WHERE a."entity" = 'user' AND a."entity_id" = u."id" AND a."label" IS NULL;
