ALTER TABLE "audit_records" ADD COLUMN "entry" jsonb;--> statement-breakpoint
UPDATE "audit_records" a SET
  "label" = concat_ws(' ', v."code", v."plate_region", v."plate_class_number", v."plate_kana",
    CASE WHEN v."plate_serial_number" > 999 THEN regexp_replace(v."plate_serial_number"::text, '^(..)', '\1-')
      ELSE lpad(v."plate_serial_number"::text, 4, '・') END),
  "entry" = jsonb_build_object('vehicleId', v."id",
    'kind', coalesce(coalesce(a."after", a."before") ->> 'kind', e."kind"),
    'entryDate', coalesce(coalesce(a."after", a."before") ->> 'entryDate', e."entry_date"::text)),
  "search_text" = concat_ws(' ', v."search_text", regexp_replace(
    lower(normalize(coalesce(a."after", a."before") ->> 'file', NFKC)), '[\s\-‐‑–—―−ー・･.,、。’'']', '', 'g')),
  "department_ids" = CASE a."department_ids" WHEN '{}' THEN ARRAY[v."department_id"] ELSE a."department_ids" END
FROM "vehicle_entries" e JOIN "vehicles" v ON v."id" = e."vehicle_id"
WHERE a."entity" = 'vehicleHistory' AND a."entity_id" = e."id";
