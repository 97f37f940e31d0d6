CREATE TABLE "access_codes" (
	"destination_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"key_box_code" text,
	"alarm_code" text,
	"instructions" text
);
--> statement-breakpoint
CREATE TABLE "cargo_owners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kana" text NOT NULL,
	"name_en" text,
	"customer_id" uuid NOT NULL,
	"is_true_shipper" boolean NOT NULL,
	"is_specified_shipper" boolean NOT NULL,
	"contact_name" text,
	"phone" text,
	"email" text,
	"default_zone" text,
	"default_goods" text,
	"colour" text,
	"contract_issued_date" date,
	"includes_handling" boolean NOT NULL,
	"fare_model" text NOT NULL,
	"waiting_rule" text NOT NULL,
	"toll_rule" text NOT NULL,
	"surcharge_rule" text NOT NULL,
	"note" text,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_stops" (
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"destination_id" uuid NOT NULL,
	"arrive_from_minutes" integer,
	"arrive_to_minutes" integer,
	"work_minutes" integer NOT NULL,
	"has_break" boolean NOT NULL,
	CONSTRAINT "course_stops_course_id_position_pk" PRIMARY KEY("course_id","position")
);
--> statement-breakpoint
CREATE TABLE "courses" (
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
	"round_number" integer NOT NULL,
	"department_id" uuid NOT NULL,
	"direction_id" uuid,
	"cargo_owner_id" uuid,
	"kind" text NOT NULL,
	"vehicle_type_id" uuid NOT NULL,
	"zones" text[] NOT NULL,
	"weekdays" text[] NOT NULL,
	"runs_on_holidays" boolean NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"start_place" text NOT NULL,
	"end_place" text NOT NULL,
	"report_minutes" integer NOT NULL,
	"roll_call_minutes" integer,
	"leave_garage_minutes" integer NOT NULL,
	"load_start_minutes" integer,
	"load_end_minutes" integer,
	"depart_minutes" integer NOT NULL,
	"return_minutes" integer NOT NULL,
	"end_minutes" integer NOT NULL,
	"driving_minutes" integer,
	"break_minutes" integer,
	"standard_distance_km" numeric(5, 1),
	"usual_toll_yen" integer,
	"toll_route" text,
	"driver_allowance_yen" integer,
	"crew" integer NOT NULL,
	"has_helper" boolean NOT NULL,
	"default_vehicle_id" uuid,
	"default_driver_id" uuid,
	"default_delivery_company_id" uuid,
	"is_temporary" boolean NOT NULL,
	"note" text,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kana" text NOT NULL,
	"name_en" text,
	"honorific" text,
	"postal_code" text,
	"prefecture" text,
	"city" text,
	"address_line_1" text,
	"address_line_2" text,
	"phone" text,
	"fax" text,
	"email" text,
	"contact_name" text,
	"closing_day" integer NOT NULL,
	"payment_months" integer NOT NULL,
	"payment_day" integer NOT NULL,
	"payment_method" text NOT NULL,
	"invoice_form" text NOT NULL,
	"invoice_sending" text NOT NULL,
	"invoice_language" text NOT NULL,
	"tax_rounding" text NOT NULL,
	"invoice_number" text,
	"corporate_number" text,
	"opening_balance_yen" bigint,
	"credit_limit_yen" bigint,
	"shows_carry_over" boolean NOT NULL,
	"has_fuel_surcharge" boolean NOT NULL,
	"invoice_note" text,
	"note" text,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kana" text NOT NULL,
	"name_en" text,
	"legal_form" text NOT NULL,
	"corporate_number" text,
	"invoice_number" text,
	"permit_kind" text NOT NULL,
	"permit_number" text,
	"permit_date" date,
	"postal_code" text NOT NULL,
	"prefecture" text NOT NULL,
	"city" text NOT NULL,
	"address_line_1" text NOT NULL,
	"address_line_2" text,
	"phone" text NOT NULL,
	"fax" text,
	"email" text,
	"contact_name" text,
	"order_sending" text NOT NULL,
	"default_tier" integer NOT NULL,
	"insurance_expiry_date" date,
	"vehicles" jsonb DEFAULT '[]' NOT NULL,
	"drivers" jsonb DEFAULT '[]' NOT NULL,
	"closing_day" integer NOT NULL,
	"payment_months" integer NOT NULL,
	"payment_day" integer NOT NULL,
	"tax_rounding" text NOT NULL,
	"withholds_tax" boolean NOT NULL,
	"capital_yen" bigint,
	"employee_count" integer,
	"bank_code" text,
	"bank_name" text,
	"branch_code" text,
	"branch_name" text,
	"bank_account_type" text,
	"bank_account_number" text,
	"bank_account_holder" text,
	"note" text,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_company_users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"delivery_company_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "destination_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"destination_id" uuid NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"importance" text NOT NULL,
	"visibility" text NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"is_pinned" boolean NOT NULL,
	"edited_at" timestamp(3) with time zone,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "destinations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"store_code" text,
	"name" text NOT NULL,
	"kana" text NOT NULL,
	"name_en" text,
	"cargo_owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"postal_code" text NOT NULL,
	"prefecture" text NOT NULL,
	"city" text NOT NULL,
	"address_line_1" text NOT NULL,
	"address_line_2" text,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"geo_state" text NOT NULL,
	"entrance_latitude" numeric(9, 6),
	"entrance_longitude" numeric(9, 6),
	"phone" text,
	"contact_name" text,
	"slots" jsonb DEFAULT '[]' NOT NULL,
	"closed_weekdays" text[] NOT NULL,
	"holiday_rule" text NOT NULL,
	"work_minutes" integer NOT NULL,
	"largest_vehicle_class" text,
	"max_height_cm" integer,
	"max_length_cm" integer,
	"entry_side" text,
	"road_restriction" text,
	"has_dock" boolean NOT NULL,
	"has_slope" boolean NOT NULL,
	"needs_tail_lift" boolean NOT NULL,
	"takes_roll_cages" boolean NOT NULL,
	"takes_night_drops" boolean NOT NULL,
	"parking_place" text,
	"receipt_rule" text,
	"zones" text[] NOT NULL,
	"empties_to_collect" text,
	"direction_id" uuid,
	"valid_from" date,
	"valid_to" date,
	"is_temporary" boolean NOT NULL,
	"note" text,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directions" (
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
	"department_id" uuid NOT NULL,
	"municipality_codes" text[] NOT NULL,
	"colour" text,
	"standard_distance_km" numeric(5, 1),
	"standard_minutes" integer,
	"sort_order" integer NOT NULL,
	"note" text,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "driver_pays" (
	"driver_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"pay_type" text NOT NULL,
	"base_amount_yen" integer NOT NULL,
	"hourly_base_yen" integer,
	"allowances" jsonb NOT NULL,
	"commuting_yen" integer,
	"closing_group" text,
	"bank_code" text,
	"bank_name" text,
	"branch_code" text,
	"branch_name" text,
	"bank_account_type" text,
	"bank_account_number" text,
	"bank_account_holder" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "driver_records" (
	"driver_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"licence_number" text,
	"licence_medium" text,
	"licence_expiry_date" date,
	"has_towing" boolean NOT NULL,
	"licence_conditions" text,
	"licences" jsonb NOT NULL,
	"qualifications" jsonb NOT NULL,
	"health_checks" jsonb NOT NULL,
	"sleep_apnea_check_date" date,
	"health_restrictions" text,
	"aptitude_tests" jsonb NOT NULL,
	"events" jsonb NOT NULL,
	"next_health_check_date" date,
	"next_aptitude_test_date" date
);
--> statement-breakpoint
CREATE TABLE "drivers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kana" text NOT NULL,
	"name_en" text,
	"short_name" text NOT NULL,
	"sex" text NOT NULL,
	"birth_date" date NOT NULL,
	"postal_code" text NOT NULL,
	"prefecture" text NOT NULL,
	"city" text NOT NULL,
	"address_line_1" text NOT NULL,
	"address_line_2" text,
	"phone" text NOT NULL,
	"emergency_name" text,
	"emergency_relation" text,
	"emergency_phone" text,
	"blood_group" text,
	"department_id" uuid NOT NULL,
	"employment_type" text NOT NULL,
	"hired_date" date NOT NULL,
	"appointed_date" date,
	"left_date" date,
	"left_reason" text,
	"job_kind" text,
	"job_history" text,
	"register_number" text,
	"register_date" date,
	"usable_zones" text[] NOT NULL,
	"usable_vehicle_type_ids" uuid[] NOT NULL,
	"main_vehicle_id" uuid,
	"available_weekdays" text[] NOT NULL,
	"can_work_nights" boolean NOT NULL,
	"monthly_hours_cap" integer,
	"delivery_company_id" uuid,
	"user_id" uuid,
	"gps_consent_date" date,
	"note" text,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"entity" text NOT NULL,
	"shape" text NOT NULL,
	"user_id" uuid NOT NULL,
	"mapping" jsonb NOT NULL,
	"encoding" text,
	"delimiter" text,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_entity_shape_user_id_pk" PRIMARY KEY("entity","shape","user_id")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"corrections" jsonb,
	"verdict" text NOT NULL,
	"issues" jsonb,
	"changes" jsonb,
	"updates" jsonb,
	"conflicts" jsonb,
	"keys" text[] NOT NULL,
	"target_id" uuid,
	"target_version" integer,
	"target_label" text,
	"values" jsonb,
	"decision" text,
	"outcome" text,
	"written_id" uuid,
	"written_version" integer,
	"before" jsonb,
	"undo" text,
	CONSTRAINT "import_rows_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"entity" text NOT NULL,
	"status" text DEFAULT 'prepared' NOT NULL,
	"file_id" uuid,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"encoding" text,
	"delimiter" text,
	"sheet" text,
	"sheets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"locale" text NOT NULL,
	"headers" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"mode" text DEFAULT 'allOrNothing' NOT NULL,
	"row_count" integer NOT NULL,
	"job_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"judged_at" timestamp(3) with time zone,
	"applied_at" timestamp(3) with time zone,
	"applied_by" uuid,
	"undone_at" timestamp(3) with time zone,
	"undone_by" uuid
);
--> statement-breakpoint
CREATE TABLE "list_defaults" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"role" text,
	"user_id" uuid,
	"view_id" uuid,
	CONSTRAINT "list_defaults_check" CHECK ((role is null) <> (user_id is null) and (role is null or view_id is not null))
);
--> statement-breakpoint
CREATE TABLE "note_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"destination_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"body" text NOT NULL,
	"visibility" text NOT NULL,
	"edited_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "note_reads" (
	"entry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	CONSTRAINT "note_reads_entry_id_user_id_pk" PRIMARY KEY("entry_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "operation_time_courses" (
	"operation_time_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"driving_minutes" integer NOT NULL,
	"handling_minutes" integer NOT NULL,
	"waiting_minutes" integer NOT NULL,
	CONSTRAINT "operation_time_courses_operation_time_id_course_id_pk" PRIMARY KEY("operation_time_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "operation_times" (
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
	"department_id" uuid NOT NULL,
	"shift_kind" text NOT NULL,
	"day_types" text[] NOT NULL,
	"start_minutes" integer NOT NULL,
	"end_minutes" integer NOT NULL,
	"before_minutes" integer NOT NULL,
	"after_minutes" integer NOT NULL,
	"breaks" jsonb DEFAULT '[]' NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"note" text,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"archived_at" timestamp(3) with time zone,
	"list" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"department_id" uuid,
	"query" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_codes" ADD CONSTRAINT "access_codes_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_codes" ADD CONSTRAINT "access_codes_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cargo_owners" ADD CONSTRAINT "cargo_owners_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cargo_owners" ADD CONSTRAINT "cargo_owners_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cargo_owners" ADD CONSTRAINT "cargo_owners_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_stops" ADD CONSTRAINT "course_stops_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_stops" ADD CONSTRAINT "course_stops_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_direction_id_directions_id_fk" FOREIGN KEY ("direction_id") REFERENCES "public"."directions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_cargo_owner_id_cargo_owners_id_fk" FOREIGN KEY ("cargo_owner_id") REFERENCES "public"."cargo_owners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_vehicle_type_id_vehicle_types_id_fk" FOREIGN KEY ("vehicle_type_id") REFERENCES "public"."vehicle_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_default_vehicle_id_vehicles_id_fk" FOREIGN KEY ("default_vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_default_driver_id_drivers_id_fk" FOREIGN KEY ("default_driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_default_delivery_company_id_delivery_companies_id_fk" FOREIGN KEY ("default_delivery_company_id") REFERENCES "public"."delivery_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_companies" ADD CONSTRAINT "delivery_companies_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_companies" ADD CONSTRAINT "delivery_companies_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_company_users" ADD CONSTRAINT "delivery_company_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_company_users" ADD CONSTRAINT "delivery_company_users_delivery_company_id_delivery_companies_id_fk" FOREIGN KEY ("delivery_company_id") REFERENCES "public"."delivery_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destination_notes" ADD CONSTRAINT "destination_notes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destination_notes" ADD CONSTRAINT "destination_notes_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destination_notes" ADD CONSTRAINT "destination_notes_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_cargo_owner_id_cargo_owners_id_fk" FOREIGN KEY ("cargo_owner_id") REFERENCES "public"."cargo_owners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_direction_id_directions_id_fk" FOREIGN KEY ("direction_id") REFERENCES "public"."directions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directions" ADD CONSTRAINT "directions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directions" ADD CONSTRAINT "directions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directions" ADD CONSTRAINT "directions_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_pays" ADD CONSTRAINT "driver_pays_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_pays" ADD CONSTRAINT "driver_pays_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_records" ADD CONSTRAINT "driver_records_driver_id_drivers_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."drivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_records" ADD CONSTRAINT "driver_records_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_main_vehicle_id_vehicles_id_fk" FOREIGN KEY ("main_vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_delivery_company_id_delivery_companies_id_fk" FOREIGN KEY ("delivery_company_id") REFERENCES "public"."delivery_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drivers" ADD CONSTRAINT "drivers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_defaults" ADD CONSTRAINT "list_defaults_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_defaults" ADD CONSTRAINT "list_defaults_view_id_saved_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_views"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_comments" ADD CONSTRAINT "note_comments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_comments" ADD CONSTRAINT "note_comments_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_comments" ADD CONSTRAINT "note_comments_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_reads" ADD CONSTRAINT "note_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_time_courses" ADD CONSTRAINT "operation_time_courses_operation_time_id_operation_times_id_fk" FOREIGN KEY ("operation_time_id") REFERENCES "public"."operation_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_time_courses" ADD CONSTRAINT "operation_time_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_times" ADD CONSTRAINT "operation_times_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_times" ADD CONSTRAINT "operation_times_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_times" ADD CONSTRAINT "operation_times_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cargo_owners_code_key" ON "cargo_owners" USING btree ("code");--> statement-breakpoint
CREATE INDEX "cargo_owners_customer_id_index" ON "cargo_owners" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "cargo_owners_code_order" ON "cargo_owners" USING btree ("code" collate "C");--> statement-breakpoint
CREATE INDEX "cargo_owners_kana_order" ON "cargo_owners" USING btree ("kana" collate "ja-x-icu","code" collate "C");--> statement-breakpoint
CREATE INDEX "cargo_owners_search_text_index" ON "cargo_owners" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "course_stops_destination_id_index" ON "course_stops" USING btree ("destination_id");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_code_key" ON "courses" USING btree ("code");--> statement-breakpoint
CREATE INDEX "courses_department_id_index" ON "courses" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "courses_direction_id_index" ON "courses" USING btree ("direction_id");--> statement-breakpoint
CREATE INDEX "courses_cargo_owner_id_index" ON "courses" USING btree ("cargo_owner_id");--> statement-breakpoint
CREATE INDEX "courses_vehicle_type_id_index" ON "courses" USING btree ("vehicle_type_id");--> statement-breakpoint
CREATE INDEX "courses_default_vehicle_id_index" ON "courses" USING btree ("default_vehicle_id");--> statement-breakpoint
CREATE INDEX "courses_default_driver_id_index" ON "courses" USING btree ("default_driver_id");--> statement-breakpoint
CREATE INDEX "courses_default_delivery_company_id_index" ON "courses" USING btree ("default_delivery_company_id");--> statement-breakpoint
CREATE INDEX "courses_code_order" ON "courses" USING btree ("code" collate "C");--> statement-breakpoint
CREATE INDEX "courses_search_text_index" ON "courses" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "customers_code_key" ON "customers" USING btree ("code");--> statement-breakpoint
CREATE INDEX "customers_code_order" ON "customers" USING btree ("code" collate "C");--> statement-breakpoint
CREATE INDEX "customers_kana_order" ON "customers" USING btree ("kana" collate "ja-x-icu","code" collate "C");--> statement-breakpoint
CREATE INDEX "customers_search_text_index" ON "customers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_companies_code_key" ON "delivery_companies" USING btree ("code");--> statement-breakpoint
CREATE INDEX "delivery_companies_code_order" ON "delivery_companies" USING btree ("code" collate "C");--> statement-breakpoint
CREATE INDEX "delivery_companies_kana_order" ON "delivery_companies" USING btree ("kana" collate "ja-x-icu","code" collate "C");--> statement-breakpoint
CREATE INDEX "delivery_companies_insurance_order" ON "delivery_companies" USING btree ("insurance_expiry_date","code" collate "C");--> statement-breakpoint
CREATE INDEX "delivery_companies_search_text_index" ON "delivery_companies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "delivery_company_users_delivery_company_id_index" ON "delivery_company_users" USING btree ("delivery_company_id");--> statement-breakpoint
CREATE INDEX "destination_notes_destination_id_index" ON "destination_notes" USING btree ("destination_id","created_at");--> statement-breakpoint
CREATE INDEX "destination_notes_search_text_index" ON "destination_notes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "destinations_code_key" ON "destinations" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "destinations_store_code_key" ON "destinations" USING btree ("cargo_owner_id","store_code");--> statement-breakpoint
CREATE INDEX "destinations_direction_id_index" ON "destinations" USING btree ("direction_id");--> statement-breakpoint
CREATE INDEX "destinations_phone_index" ON "destinations" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "destinations_code_order" ON "destinations" USING btree ("code" collate "C");--> statement-breakpoint
CREATE INDEX "destinations_kana_order" ON "destinations" USING btree ("kana" collate "ja-x-icu","code" collate "C");--> statement-breakpoint
CREATE INDEX "destinations_updated_at_order" ON "destinations" USING btree ("updated_at","code" collate "C");--> statement-breakpoint
CREATE INDEX "destinations_search_text_index" ON "destinations" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "directions_code_key" ON "directions" USING btree ("code");--> statement-breakpoint
CREATE INDEX "directions_department_id_index" ON "directions" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "directions_sort_order" ON "directions" USING btree ("sort_order","code" collate "C");--> statement-breakpoint
CREATE INDEX "directions_search_text_index" ON "directions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "driver_records_licence_expiry_order" ON "driver_records" USING btree ("licence_expiry_date");--> statement-breakpoint
CREATE INDEX "driver_records_next_health_check_order" ON "driver_records" USING btree ("next_health_check_date");--> statement-breakpoint
CREATE UNIQUE INDEX "drivers_code_key" ON "drivers" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "drivers_user_id_key" ON "drivers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "drivers_department_id_index" ON "drivers" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "drivers_main_vehicle_id_index" ON "drivers" USING btree ("main_vehicle_id");--> statement-breakpoint
CREATE INDEX "drivers_delivery_company_id_index" ON "drivers" USING btree ("delivery_company_id");--> statement-breakpoint
CREATE INDEX "drivers_code_order" ON "drivers" USING btree ("code" collate "C");--> statement-breakpoint
CREATE INDEX "drivers_kana_order" ON "drivers" USING btree ("kana" collate "ja-x-icu","code" collate "C");--> statement-breakpoint
CREATE INDEX "drivers_search_text_index" ON "drivers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "import_rows_verdict_index" ON "import_rows" USING btree ("import_id","verdict","number");--> statement-breakpoint
CREATE INDEX "imports_entity_index" ON "imports" USING btree ("entity","created_at");--> statement-breakpoint
CREATE INDEX "imports_created_by_index" ON "imports" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "imports_file_id_index" ON "imports" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "imports_job_id_index" ON "imports" USING btree ("job_id") WHERE job_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "list_defaults_role_key" ON "list_defaults" USING btree ("list","role");--> statement-breakpoint
CREATE UNIQUE INDEX "list_defaults_user_key" ON "list_defaults" USING btree ("list","user_id");--> statement-breakpoint
CREATE INDEX "list_defaults_view_id_index" ON "list_defaults" USING btree ("view_id");--> statement-breakpoint
CREATE UNIQUE INDEX "note_comments_number_key" ON "note_comments" USING btree ("destination_id","number");--> statement-breakpoint
CREATE INDEX "note_reads_user_id_index" ON "note_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "operation_time_courses_course_id_index" ON "operation_time_courses" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operation_times_code_key" ON "operation_times" USING btree ("code");--> statement-breakpoint
CREATE INDEX "operation_times_department_id_index" ON "operation_times" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "operation_times_code_order" ON "operation_times" USING btree ("code" collate "C");--> statement-breakpoint
CREATE INDEX "operation_times_search_text_index" ON "operation_times" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name_key" ON "saved_views" USING btree ("owner_id","list","name") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "saved_views_list_index" ON "saved_views" USING btree ("list");--> statement-breakpoint
CREATE INDEX "saved_views_department_id_index" ON "saved_views" USING btree ("department_id");