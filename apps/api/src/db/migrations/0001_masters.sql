CREATE TABLE "departments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"short_name" text NOT NULL,
	"kind" text NOT NULL,
	"parent_id" uuid,
	"postal_code" text NOT NULL,
	"prefecture" text NOT NULL,
	"city" text NOT NULL,
	"address_line_1" text NOT NULL,
	"address_line_2" text,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"phone" text,
	"fax" text,
	"day_boundary_time" text NOT NULL,
	"business_start_time" text NOT NULL,
	"business_end_time" text NOT NULL,
	"issuer_name" text,
	"issuer_address" text,
	"issuer_invoice_number" text,
	"bank_code" text,
	"bank_name" text,
	"branch_code" text,
	"branch_name" text,
	"bank_account_type" text,
	"bank_account_number" text,
	"bank_account_holder" text,
	"sort_order" integer NOT NULL,
	"note" text,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"vehicle_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"entry_date" date NOT NULL,
	"odometer_km" integer,
	"vendor" text,
	"amount_yen" integer,
	"tax_yen" integer,
	"next_due_date" date,
	"note" text,
	"before" jsonb,
	"after" jsonb,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_statuses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"status" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date,
	"note" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	CONSTRAINT "vehicle_statuses_order" CHECK ("vehicle_statuses"."to_date" >= "vehicle_statuses"."from_date")
);
--> statement-breakpoint
CREATE TABLE "vehicle_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"vehicle_class" text NOT NULL,
	"gross_weight_kg" integer,
	"max_load_kg" integer,
	"body_type" text,
	"zones" jsonb DEFAULT '[]' NOT NULL,
	"pallet_capacity" integer,
	"roll_cage_capacity" integer,
	"capacity_cubic_meters" numeric(4, 1),
	"fuel_economy_km_per_litre" numeric(4, 2),
	"colour" text,
	"sort_order" integer NOT NULL,
	"note" text,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"plate_region" text NOT NULL,
	"plate_class_number" text NOT NULL,
	"plate_kana" text NOT NULL,
	"plate_serial_number" smallint NOT NULL,
	"chassis_number" text,
	"maker" text,
	"model" text,
	"model_code" text,
	"first_registration_month" text,
	"vehicle_type_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	"ownership_type" text NOT NULL,
	"owner_name" text,
	"user_name" text,
	"gross_weight_kg" integer NOT NULL,
	"max_load_kg" integer NOT NULL,
	"vehicle_weight_kg" integer,
	"length_cm" integer,
	"width_cm" integer,
	"height_cm" integer,
	"seating_capacity" integer,
	"fuel_type" text,
	"engine_cc" integer,
	"transmission" text NOT NULL,
	"axle_count" integer,
	"is_trailer" boolean DEFAULT false NOT NULL,
	"body_type" text,
	"zones" jsonb DEFAULT '[]' NOT NULL,
	"has_tail_lift" boolean DEFAULT false NOT NULL,
	"has_partition" boolean DEFAULT false NOT NULL,
	"pallet_capacity" integer,
	"roll_cage_capacity" integer,
	"capacity_cubic_meters" numeric(4, 1),
	"has_digital_tachograph" boolean DEFAULT false NOT NULL,
	"has_dashcam" boolean DEFAULT false NOT NULL,
	"etc_card_number" text,
	"fuel_card_number" text,
	"is_nox_pm_compliant" boolean DEFAULT false NOT NULL,
	"inspection_expiry_date" date NOT NULL,
	"next_three_month_inspection_date" date NOT NULL,
	"next_twelve_month_inspection_date" date,
	"compulsory_insurance_expiry_date" date,
	"voluntary_insurance_expiry_date" date,
	"lease_end_date" date,
	"refrigerator_service_date" date,
	"tyre_change_date" date,
	"oil_change_km" integer,
	"monthly_vehicle_cost_yen" integer,
	"monthly_insurance_yen" integer,
	"monthly_tax_yen" integer,
	"monthly_depreciation_yen" integer,
	"odometer_km" integer,
	"odometer_date" date,
	"note" text,
	"search_text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_parent_id_departments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_entries" ADD CONSTRAINT "vehicle_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_entries" ADD CONSTRAINT "vehicle_entries_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_entries" ADD CONSTRAINT "vehicle_entries_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_statuses" ADD CONSTRAINT "vehicle_statuses_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_statuses" ADD CONSTRAINT "vehicle_statuses_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_types" ADD CONSTRAINT "vehicle_types_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_types" ADD CONSTRAINT "vehicle_types_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_vehicle_type_id_vehicle_types_id_fk" FOREIGN KEY ("vehicle_type_id") REFERENCES "public"."vehicle_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "departments_code_key" ON "departments" USING btree ("code");--> statement-breakpoint
CREATE INDEX "departments_parent_id_index" ON "departments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "departments_search_text_index" ON "departments" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vehicle_entries_vehicle_id_index" ON "vehicle_entries" USING btree ("vehicle_id","entry_date","created_at");--> statement-breakpoint
CREATE INDEX "vehicle_statuses_vehicle_id_index" ON "vehicle_statuses" USING btree ("vehicle_id","from_date");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_types_code_key" ON "vehicle_types" USING btree ("code");--> statement-breakpoint
CREATE INDEX "vehicle_types_search_text_index" ON "vehicle_types" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_code_key" ON "vehicles" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_chassis_number_key" ON "vehicles" USING btree ("chassis_number");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_plate_key" ON "vehicles" USING btree ("plate_region","plate_class_number","plate_kana","plate_serial_number") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "vehicles_department_id_index" ON "vehicles" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "vehicles_vehicle_type_id_index" ON "vehicles" USING btree ("vehicle_type_id");--> statement-breakpoint
CREATE INDEX "vehicles_code_order" ON "vehicles" USING btree ("code" collate "C");--> statement-breakpoint
CREATE INDEX "vehicles_plate_order" ON "vehicles" USING btree ("plate_region" collate "ja-x-icu","plate_class_number" collate "C","plate_kana" collate "C","plate_serial_number");--> statement-breakpoint
CREATE INDEX "vehicles_gross_weight_order" ON "vehicles" USING btree ("gross_weight_kg","code" collate "C");--> statement-breakpoint
CREATE INDEX "vehicles_max_load_order" ON "vehicles" USING btree ("max_load_kg","code" collate "C");--> statement-breakpoint
CREATE INDEX "vehicles_inspection_order" ON "vehicles" USING btree ("inspection_expiry_date","code" collate "C");--> statement-breakpoint
CREATE INDEX "vehicles_three_month_inspection_order" ON "vehicles" USING btree ("next_three_month_inspection_date","code" collate "C");--> statement-breakpoint
CREATE INDEX "vehicles_updated_at_order" ON "vehicles" USING btree ("updated_at","code" collate "C");--> statement-breakpoint
CREATE INDEX "vehicles_search_text_index" ON "vehicles" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "user_departments" ADD CONSTRAINT "user_departments_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_statuses" ADD CONSTRAINT "vehicle_statuses_no_overlap" EXCLUDE USING gist ("vehicle_id" WITH =, daterange("from_date", "to_date", '[]') WITH &&);
