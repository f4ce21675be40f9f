SELECT pg_catalog.set_config('search_path', '', false);
CREATE SCHEMA portal;
CREATE FUNCTION portal.prepare_audit_month(instant timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  first timestamp := date_trunc('month', instant at time zone 'UTC');
  partition text := 'audit_' || to_char(first, 'YYYY_MM');
begin
  if to_regclass('portal.' || partition) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('portal.audit', 0));
  if to_regclass('portal.' || partition) is not null then
    return;
  end if;
  execute format('create table portal.%I (like portal.audit including all)', partition);
  execute format(
    'alter table portal.audit attach partition portal.%I for values from (%L) to (%L)',
    partition, first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC'
  );
end
$$;
CREATE TABLE portal.audit (
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    session_id uuid,
    request_id uuid,
    outcome smallint NOT NULL,
    patient_id text NOT NULL,
    interaction text NOT NULL,
    resource_type text,
    resources text,
    reason text,
    subject text
)
PARTITION BY RANGE (at);
CREATE TABLE portal.audit_2026_11 (
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    session_id uuid,
    request_id uuid,
    outcome smallint NOT NULL,
    patient_id text NOT NULL,
    interaction text NOT NULL,
    resource_type text,
    resources text,
    reason text,
    subject text
);
CREATE TABLE portal.audit_2026_12 (
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    session_id uuid,
    request_id uuid,
    outcome smallint NOT NULL,
    patient_id text NOT NULL,
    interaction text NOT NULL,
    resource_type text,
    resources text,
    reason text,
    subject text
);
CREATE TABLE portal.audit_2027_01 (
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    session_id uuid,
    request_id uuid,
    outcome smallint NOT NULL,
    patient_id text NOT NULL,
    interaction text NOT NULL,
    resource_type text,
    resources text,
    reason text,
    subject text
);
CREATE TABLE portal.download_steps (
    id uuid NOT NULL,
    download_id uuid NOT NULL,
    made_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    state bytea NOT NULL
);
CREATE TABLE portal.downloads (
    id uuid NOT NULL,
    patient_id text NOT NULL,
    session_id uuid NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone
);
CREATE TABLE portal.migrations (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    run_on timestamp without time zone NOT NULL
);
CREATE SEQUENCE portal.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE portal.migrations_id_seq OWNED BY portal.migrations.id;
CREATE TABLE portal.notice_preferences (
    patient_id text NOT NULL,
    choices jsonb NOT NULL,
    quiet_from text,
    quiet_until text,
    language text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT notice_preferences_check CHECK (((quiet_from IS NULL) = (quiet_until IS NULL)))
);
CREATE TABLE portal.push_endpoints (
    session_id uuid NOT NULL,
    patient_id text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE portal.session_tokens (
    session_id uuid NOT NULL,
    refresh_token bytea NOT NULL,
    id_token bytea NOT NULL,
    access_token bytea NOT NULL,
    access_expires_at timestamp with time zone NOT NULL,
    scope text NOT NULL,
    generation integer DEFAULT 1 NOT NULL,
    rotated_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='70');
CREATE TABLE portal.sessions (
    id uuid NOT NULL,
    client text NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    patient_id text NOT NULL,
    upstream_sid text NOT NULL,
    tokens_from timestamp with time zone NOT NULL,
    handle_hash bytea,
    device text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    revoked_because text,
    CONSTRAINT sessions_check CHECK (((client = 'web'::text) = (handle_hash IS NOT NULL))),
    CONSTRAINT sessions_client_check CHECK ((client = ANY (ARRAY['web'::text, 'native'::text])))
)
WITH (fillfactor='80');
CREATE TABLE portal.share_views (
    share_id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    recipient text NOT NULL,
    outcome text NOT NULL,
    CONSTRAINT share_views_outcome_check CHECK ((outcome = ANY (ARRAY['opened'::text, 'wrong_passcode'::text])))
);
CREATE TABLE portal.shares (
    id uuid NOT NULL,
    patient_id text NOT NULL,
    locator_hash bytea NOT NULL,
    payload text,
    passcode bytea,
    tries smallint DEFAULT 0 NOT NULL,
    wrong smallint DEFAULT 0 NOT NULL,
    tried_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    locked_at timestamp with time zone
);
CREATE TABLE portal.sweeps (
    name text NOT NULL,
    swept_until timestamp with time zone NOT NULL
);
ALTER TABLE ONLY portal.audit ATTACH PARTITION portal.audit_2026_11 FOR VALUES FROM ('2026-11-01 00:00:00+00') TO ('2026-12-01 00:00:00+00');
ALTER TABLE ONLY portal.audit ATTACH PARTITION portal.audit_2026_12 FOR VALUES FROM ('2026-12-01 00:00:00+00') TO ('2027-01-01 00:00:00+00');
ALTER TABLE ONLY portal.audit ATTACH PARTITION portal.audit_2027_01 FOR VALUES FROM ('2027-01-01 00:00:00+00') TO ('2027-02-01 00:00:00+00');
ALTER TABLE ONLY portal.migrations ALTER COLUMN id SET DEFAULT nextval('portal.migrations_id_seq'::regclass);
INSERT INTO portal.audit_2026_11 (id, at, session_id, request_id, outcome, patient_id, interaction, resource_type, resources, reason, subject) VALUES ('01a1ec70-3e06-7fc4-a97c-b6144dcfb53e', '2026-11-18 02:15:41.318+00', '01a1ec70-3dc4-7534-8b6a-e17cd3d69506', '0b55a6f5-43d2-4f4c-bb61-441ee51e0acd', 0, 'cb846b82-ee47-4704-8ca7-ec8cd1c3c04c', 'login', NULL, NULL, NULL, 'bb8f92a4-8fe4-4bbb-ab54-21d0282f0841');
INSERT INTO portal.audit_2026_11 (id, at, session_id, request_id, outcome, patient_id, interaction, resource_type, resources, reason, subject) VALUES ('01a1ec70-3ef3-736e-a06f-417bb0ca82a8', '2026-11-18 02:15:41.555+00', '01a1ec70-3dc4-7534-8b6a-e17cd3d69506', '7eb4cc9c-0e9d-41a9-ae87-baa8b71150cc', 0, 'cb846b82-ee47-4704-8ca7-ec8cd1c3c04c', 'logout', NULL, NULL, NULL, 'bb8f92a4-8fe4-4bbb-ab54-21d0282f0841');
INSERT INTO portal.audit_2026_11 (id, at, session_id, request_id, outcome, patient_id, interaction, resource_type, resources, reason, subject) VALUES ('01a1ec70-48c5-7a55-b29b-df80175996ee', '2026-11-18 02:15:44.069+00', '01a1ec70-4895-7dc0-bc28-fda53d5209a3', '420ff9eb-c460-454a-9e00-02ba42d19ac0', 0, 'cb846b82-ee47-4704-8ca7-ec8cd1c3c04c', 'login', NULL, NULL, NULL, 'bb8f92a4-8fe4-4bbb-ab54-21d0282f0841');
INSERT INTO portal.audit_2026_11 (id, at, session_id, request_id, outcome, patient_id, interaction, resource_type, resources, reason, subject) VALUES ('01a1ec70-4941-73f8-b411-12ff484e6cbc', '2026-11-18 02:15:44.193+00', '01a1ec70-4895-7dc0-bc28-fda53d5209a3', 'e3372e5d-0cd9-43cb-976b-4544cffc1a0f', 0, 'cb846b82-ee47-4704-8ca7-ec8cd1c3c04c', 'read', 'Patient', 'cb846b82-ee47-4704-8ca7-ec8cd1c3c04c', NULL, NULL);
INSERT INTO portal.audit_2026_11 (id, at, session_id, request_id, outcome, patient_id, interaction, resource_type, resources, reason, subject) VALUES ('01a1ec70-49c9-782e-b250-b68f5ee21887', '2026-11-18 02:15:44.329+00', '01a1ec70-4895-7dc0-bc28-fda53d5209a3', 'd0be6959-20fa-4780-a278-acc0f365b804', 0, 'cb846b82-ee47-4704-8ca7-ec8cd1c3c04c', 'search-type', 'Appointment', NULL, NULL, NULL);
INSERT INTO portal.audit_2026_11 (id, at, session_id, request_id, outcome, patient_id, interaction, resource_type, resources, reason, subject) VALUES ('01a1ec70-4a50-723f-aaac-cb0b0a9d7b20', '2026-11-18 02:15:44.464+00', '01a1ec70-4895-7dc0-bc28-fda53d5209a3', 'f87cbb90-5c89-4fde-b781-2c5b69b5cfd6', 0, 'cb846b82-ee47-4704-8ca7-ec8cd1c3c04c', 'search-type', 'Observation', NULL, NULL, NULL);
INSERT INTO portal.audit_2026_11 (id, at, session_id, request_id, outcome, patient_id, interaction, resource_type, resources, reason, subject) VALUES ('01a1ec70-4ad7-710b-b562-d4c6647b03ef', '2026-11-18 02:15:44.599+00', '01a1ec70-4895-7dc0-bc28-fda53d5209a3', 'debc1688-7615-4e7b-af40-361b9943b60a', 0, 'cb846b82-ee47-4704-8ca7-ec8cd1c3c04c', 'notice-preferences', NULL, NULL, NULL, NULL);
INSERT INTO portal.audit_2026_11 (id, at, session_id, request_id, outcome, patient_id, interaction, resource_type, resources, reason, subject) VALUES ('01a1ec71-9a52-78e5-8785-8b722ca92d86', '2026-11-18 02:17:10.482+00', '01a1ec71-99c0-7a51-92ca-be5f85abbfcd', '77b18395-8404-4b8c-b137-50dc69fe05db', 0, '54b5b21d-8aed-4e98-b69a-e3e3cf16ed08', 'login', NULL, NULL, NULL, 'bdf3d34d-6f5c-4850-8409-7f47706bfecb');
INSERT INTO portal.download_steps (id, download_id, made_at, state) VALUES ('0bf2f35c-479e-4337-98a7-b5b4daac6907', '26d0617d-7941-418a-b81e-92c00c198f06', '2026-11-18 02:17:17.999607+00', '\x6fa83b249e2f040a6839af6ba928b7414973086ae775f002e5241a3a06ac680a');
INSERT INTO portal.download_steps (id, download_id, made_at, state) VALUES ('56bf00f4-12cf-4aca-87a5-cfe996abb738', '51d94ae6-d2ea-48d0-ba6b-c1ad66df44f6', '2026-11-18 02:19:10.397917+00', '\x6fa83b2453eeb2e2bdf6bc4b7512ee3f3240022638b22be38652925e79a1573a');
INSERT INTO portal.download_steps (id, download_id, made_at, state) VALUES ('46423b78-d94e-4c39-8c75-657a1894e2d0', '1ae0af84-cecd-4d27-b085-d9ec77f48012', '2026-11-18 02:22:34.96645+00', '\x6fa83b24d493556392e1fff0c1afee2d5661b1dab8a90f74f9be313c13ce6dee');
INSERT INTO portal.downloads (id, patient_id, session_id, started_at, expires_at, ended_at) VALUES ('26d0617d-7941-418a-b81e-92c00c198f06', '54b5b21d-8aed-4e98-b69a-e3e3cf16ed08', '01a1ec71-a6ea-73dc-892d-8186e144de0f', '2026-11-18 02:17:17.973886+00', '2026-11-18 02:47:17.973886+00', '2026-11-18 02:17:19.119931+00');
INSERT INTO portal.downloads (id, patient_id, session_id, started_at, expires_at, ended_at) VALUES ('51d94ae6-d2ea-48d0-ba6b-c1ad66df44f6', 'd9dc1ca9-0a7c-428c-8d22-6f2f855c122f', '01a1ec73-626e-7d32-b756-b80bf0328e5e', '2026-11-18 02:19:10.387548+00', '2026-11-18 02:49:10.387548+00', '2026-11-18 02:19:11.27402+00');
INSERT INTO portal.downloads (id, patient_id, session_id, started_at, expires_at, ended_at) VALUES ('1ae0af84-cecd-4d27-b085-d9ec77f48012', 'c1121fb6-f606-4c14-a861-9c2a0a041367', '01a1ec76-8231-71d6-93e8-a726d697b55b', '2026-11-18 02:22:34.945128+00', '2026-11-18 02:52:34.945128+00', '2026-11-18 02:22:36.066321+00');
INSERT INTO portal.migrations (id, name, run_on) VALUES (1, '0001_sessions', '2026-11-18 02:14:08.930535');
INSERT INTO portal.migrations (id, name, run_on) VALUES (2, '0002_audit', '2026-11-18 02:14:08.960332');
INSERT INTO portal.migrations (id, name, run_on) VALUES (3, '0003_sessions_of_person', '2026-11-18 02:14:09.002945');
INSERT INTO portal.migrations (id, name, run_on) VALUES (4, '0004_shares', '2026-11-18 02:14:09.019012');
INSERT INTO portal.migrations (id, name, run_on) VALUES (5, '0005_downloads', '2026-11-18 02:14:09.030831');
INSERT INTO portal.migrations (id, name, run_on) VALUES (6, '0006_notices', '2026-11-18 02:14:09.04283');
INSERT INTO portal.notice_preferences (patient_id, choices, quiet_from, quiet_until, language, updated_at) VALUES ('cb846b82-ee47-4704-8ca7-ec8cd1c3c04c', '{"dose": ["push"], "visit": ["in-app", "email"], "result": ["in-app"], "message": [], "reminder": ["in-app", "email"]}', '06:00', '20:00', 'ne', '2026-11-18 02:15:44.622858+00');
INSERT INTO portal.notice_preferences (patient_id, choices, quiet_from, quiet_until, language, updated_at) VALUES ('54b5b21d-8aed-4e98-b69a-e3e3cf16ed08', '{"dose": ["push"], "visit": ["in-app", "email"], "result": ["in-app"], "message": [], "reminder": ["in-app", "email"]}', '06:02', '20:02', 'ne', '2026-11-18 02:17:14.575951+00');
INSERT INTO portal.notice_preferences (patient_id, choices, quiet_from, quiet_until, language, updated_at) VALUES ('d9dc1ca9-0a7c-428c-8d22-6f2f855c122f', '{"dose": ["push"], "visit": ["in-app", "email"], "result": ["in-app"], "message": [], "reminder": ["in-app", "email"]}', '06:04', '20:04', 'ne', '2026-11-18 02:19:07.829344+00');
INSERT INTO portal.notice_preferences (patient_id, choices, quiet_from, quiet_until, language, updated_at) VALUES ('c1121fb6-f606-4c14-a861-9c2a0a041367', '{"dose": ["push"], "visit": ["in-app", "email"], "result": ["in-app"], "message": [], "reminder": ["in-app", "email"]}', '06:07', '20:07', 'ne', '2026-11-18 02:22:32.398225+00');
INSERT INTO portal.push_endpoints (session_id, patient_id, endpoint, p256dh, auth, created_at) VALUES ('01a1ec76-8231-71d6-93e8-a726d697b55b', 'c1121fb6-f606-4c14-a861-9c2a0a041367', 'https://updates.push.services.mozilla.com/wpush/v2/of-no-worth', 'W0_biD_zixWkfdaxz-hyG59Mx_3gLaydGqPvG04LTj0ats0fA0ttfhiTbj9lF2PI2phBg_F2MVePKM7Wko3E_K8', '2OpijtlOm460xAA7S2Obbw', '2026-11-18 02:22:32.469269+00');
INSERT INTO portal.session_tokens (session_id, refresh_token, id_token, access_token, access_expires_at, scope, generation, rotated_at) VALUES ('01a1ec70-4895-7dc0-bc28-fda53d5209a3', '\x6fa83b24d099b2a88b601024acdb4f73c27db680fc9ef37591f9c83df467d6c5', '\x6fa83b246890b657c9bb3257831e265e06a8603e87f17de4313ded7a4b0ea631', '\x6fa83b24a92618866d6d340a2dffe3e48eea87730949d6080448d999d1de723f', '2026-11-18 02:20:43+00', 'openid profile system/PractitionerRole.r fhirUser offline_access email patient/*.cruds system/PractitionerRole.$available-slots', 1, '2026-11-18 02:15:44.021941+00');
INSERT INTO portal.session_tokens (session_id, refresh_token, id_token, access_token, access_expires_at, scope, generation, rotated_at) VALUES ('01a1ec71-a6ea-73dc-892d-8186e144de0f', '\x6fa83b240e05c7b159d7aec4385fb011fdbc2ceb3d6d539a1133a4e49d83f108', '\x6fa83b2460156da2cc3d2d8b30bc0e451e8c67722640912fff0911ae63c39df6', '\x6fa83b2498591b9023d120cc9922c430c3315ba6dc6b157794be7bd6d8fbbd11', '2026-11-18 02:22:13+00', 'openid profile system/PractitionerRole.r fhirUser offline_access email patient/*.cruds system/PractitionerRole.$available-slots', 1, '2026-11-18 02:17:13.714569+00');
INSERT INTO portal.session_tokens (session_id, refresh_token, id_token, access_token, access_expires_at, scope, generation, rotated_at) VALUES ('01a1ec71-c57a-7e76-a08a-18e666128263', '\x6fa83b245fcbfe6ea9fd9e9dfe4e080b2f9697174174df35a991413681343da4', '\x6fa83b244ed8eaeff910030dad758b8c04a2c8a427dfedb7a8b915146ead38e1', '\x6fa83b2400297ab06a8b3950898501252652627b5ece1dcc22293ba5bd0f001d', '2026-11-18 02:22:21+00', 'openid profile system/PractitionerRole.r fhirUser offline_access email patient/*.cruds system/PractitionerRole.$available-slots', 1, '2026-11-18 02:17:21.531048+00');
INSERT INTO portal.session_tokens (session_id, refresh_token, id_token, access_token, access_expires_at, scope, generation, rotated_at) VALUES ('01a1ec71-ceab-7563-85d3-2afe9cca5264', '\x6fa83b24cc4f5d9c021e7f8f7e6aac7196e0e636e484d428ec0692396b1d3a53', '\x6fa83b24c8e83a093dc7b10cab6aa63e4c47c0857319a68864af72c26544fef2', '\x6fa83b249320c4480b4aa62ae508188f17e9e42b72f64c0547c725677f2ad552', '2026-11-18 02:22:23+00', 'openid profile system/PractitionerRole.r fhirUser offline_access email patient/*.cruds system/PractitionerRole.$available-slots', 1, '2026-11-18 02:17:23.887551+00');
INSERT INTO portal.session_tokens (session_id, refresh_token, id_token, access_token, access_expires_at, scope, generation, rotated_at) VALUES ('01a1ec73-626e-7d32-b756-b80bf0328e5e', '\x6fa83b247daf5eeae22ff823b8443c4c466542403cf6e0eac9ee42c3720690ce', '\x6fa83b24f15f3ec71703c5901a58dedfa2777b5f7eccd999840c16d73f3ba765', '\x6fa83b2467e0952dd5fcc49bedebb0d026d3ef8ec6070d4e4ee95863498d3f9c', '2026-11-18 02:24:06+00', 'openid profile system/PractitionerRole.r fhirUser offline_access email patient/*.cruds system/PractitionerRole.$available-slots', 1, '2026-11-18 02:19:07.251373+00');
INSERT INTO portal.session_tokens (session_id, refresh_token, id_token, access_token, access_expires_at, scope, generation, rotated_at) VALUES ('01a1ec73-76db-7616-82ed-79d6c5a5b99b', '\x6fa83b24d1c5fee54f2dbdb0063cd36ae338af791f26ba227d9f9db4bf4ce295', '\x6fa83b24fdf075c2baab499766fd2889b9ff087f40a7b01b0063c42dbe80391a', '\x6fa83b24dd65082c480d2630fd38da321b083ddd8703b9a40bbea9c272190410', '2026-11-18 02:24:12+00', 'openid profile system/PractitionerRole.r fhirUser offline_access email patient/*.cruds system/PractitionerRole.$available-slots', 1, '2026-11-18 02:19:12.476088+00');
INSERT INTO portal.session_tokens (session_id, refresh_token, id_token, access_token, access_expires_at, scope, generation, rotated_at) VALUES ('01a1ec73-7bb4-74d0-b663-277e9c17be54', '\x6fa83b241ee78472697b541ff9f75670305656f666453e6762f7deb0c3c94dce', '\x6fa83b2455931936928e2ec75a32eec2451a0eaa77d0868677ec71b61a12fbab', '\x6fa83b2426ba1b857caa747b61a84d8d9dbf2bb256fbc8007f8fffa139f02448', '2026-11-18 02:24:13+00', 'openid profile system/PractitionerRole.r fhirUser offline_access email patient/*.cruds system/PractitionerRole.$available-slots', 1, '2026-11-18 02:19:13.717409+00');
INSERT INTO portal.session_tokens (session_id, refresh_token, id_token, access_token, access_expires_at, scope, generation, rotated_at) VALUES ('01a1ec76-8231-71d6-93e8-a726d697b55b', '\x6fa83b246b21662baf8e1123f4f5db692ab130e0b2f1c78dea78d0d5156f985a', '\x6fa83b24bc22bb27a119e5a9cf93612acdee69dd2712e1f585dccd481dd9aa97', '\x6fa83b246dc4b31fa56ba0d44b67d345c2305e3a3cd003620117b268f2192334', '2026-11-18 02:27:31+00', 'openid profile system/PractitionerRole.r fhirUser offline_access email patient/*.cruds system/PractitionerRole.$available-slots', 1, '2026-11-18 02:22:31.985626+00');
INSERT INTO portal.session_tokens (session_id, refresh_token, id_token, access_token, access_expires_at, scope, generation, rotated_at) VALUES ('01a1ec76-9646-7fec-8c59-956a3d33a406', '\x6fa83b24ed598e97aa5d3f2a839d6830eb5212d3ab18b5afc65054ac3dac0191', '\x6fa83b241b778b8f8049c275c9adcb7bb7e8b399cce81dd123df0e8e7208290c', '\x6fa83b245ff112220023f4ea151883078102b0e1f60495bfec56f72fdc03bfae', '2026-11-18 02:27:36+00', 'openid profile system/PractitionerRole.r fhirUser offline_access email patient/*.cruds system/PractitionerRole.$available-slots', 1, '2026-11-18 02:22:37.12708+00');
INSERT INTO portal.session_tokens (session_id, refresh_token, id_token, access_token, access_expires_at, scope, generation, rotated_at) VALUES ('01a1ec76-9b08-7c68-9aa4-0289a6345971', '\x6fa83b2400bb928e54709c7ec80b0cff61ab1c34b3724bda22d0edb8f6ade637', '\x6fa83b24c42412bdb3dbce3cc69640f00838ca1750e562c78782d175f125681d', '\x6fa83b24f97d69d934ddb48c2bd08f37602ca61048e04b06814ce3a04d71e41f', '2026-11-18 02:27:38+00', 'openid profile system/PractitionerRole.r fhirUser offline_access email patient/*.cruds system/PractitionerRole.$available-slots', 1, '2026-11-18 02:22:38.346378+00');
INSERT INTO portal.sessions (id, client, issuer, subject, patient_id, upstream_sid, tokens_from, handle_hash, device, created_at, last_used_at, expires_at, revoked_at, revoked_because) VALUES ('01a1ec70-3dc4-7534-8b6a-e17cd3d69506', 'web', 'http://localhost:24003/realms/portal', 'bb8f92a4-8fe4-4bbb-ab54-21d0282f0841', 'cb846b82-ee47-4704-8ca7-ec8cd1c3c04c', 'dmZDmRytf2l8Nlw2vVo1ydgm', '2026-11-18 02:15:40+00', '\xd1ae349ce35a3889b4bceb0dc64f1ab1063e01218166b642a27c831b53ffbdb4', NULL, '2026-11-18 02:15:41.267008+00', '2026-11-18 02:15:41.267008+00', '2027-02-16 02:15:41.267008+00', '2026-11-18 02:15:41.541411+00', 'signed out');
INSERT INTO portal.sessions (id, client, issuer, subject, patient_id, upstream_sid, tokens_from, handle_hash, device, created_at, last_used_at, expires_at, revoked_at, revoked_because) VALUES ('01a1ec70-4895-7dc0-bc28-fda53d5209a3', 'web', 'http://localhost:24003/realms/portal', 'bb8f92a4-8fe4-4bbb-ab54-21d0282f0841', 'cb846b82-ee47-4704-8ca7-ec8cd1c3c04c', 'GeG5bJ6wsyoj7bD5JDRFfkvw', '2026-11-18 02:15:43+00', '\xfe4e500a24a0f9e29440a8c87607895d5f6bd2d770ae73a39ef1a962ea5e3a30', NULL, '2026-11-18 02:15:44.021941+00', '2026-11-18 02:15:44.021941+00', '2027-02-16 02:15:44.021941+00', NULL, NULL);
INSERT INTO portal.sessions (id, client, issuer, subject, patient_id, upstream_sid, tokens_from, handle_hash, device, created_at, last_used_at, expires_at, revoked_at, revoked_because) VALUES ('01a1ec71-99c0-7a51-92ca-be5f85abbfcd', 'web', 'http://localhost:24003/realms/portal', 'bdf3d34d-6f5c-4850-8409-7f47706bfecb', '54b5b21d-8aed-4e98-b69a-e3e3cf16ed08', 'HloCnNmjTEG_l9nj0AggSk_b', '2026-11-18 02:17:09+00', '\xf82ff56f8449bc22601a795ee188b193dfaae595888bddfa1bdd8614a4ca54c0', NULL, '2026-11-18 02:17:10.3456+00', '2026-11-18 02:17:10.3456+00', '2027-02-16 02:17:10.3456+00', '2026-11-18 02:17:10.670471+00', 'signed out');
INSERT INTO portal.sessions (id, client, issuer, subject, patient_id, upstream_sid, tokens_from, handle_hash, device, created_at, last_used_at, expires_at, revoked_at, revoked_because) VALUES ('01a1ec71-a6ea-73dc-892d-8186e144de0f', 'web', 'http://localhost:24003/realms/portal', 'bdf3d34d-6f5c-4850-8409-7f47706bfecb', '54b5b21d-8aed-4e98-b69a-e3e3cf16ed08', 'iF5kb1F73fhmkBKayvfFkYYN', '2026-11-18 02:17:13+00', '\x12f0abcaed6d7146a02a899f0326fe28ad1ffb27ce2d14ecda86b2a295f022ad', NULL, '2026-11-18 02:17:13.714569+00', '2026-11-18 02:17:13.714569+00', '2027-02-16 02:17:13.714569+00', NULL, NULL);
INSERT INTO portal.sessions (id, client, issuer, subject, patient_id, upstream_sid, tokens_from, handle_hash, device, created_at, last_used_at, expires_at, revoked_at, revoked_because) VALUES ('01a1ec71-c57a-7e76-a08a-18e666128263', 'native', 'http://localhost:24003/realms/portal', '33dd04d2-36a0-4e90-b7b6-afe17d4a39b5', '5781edcc-b5bb-5294-a885-417218ab0427', 'kdC5wO_aVBMcDzOrQytRFzgA', '2026-11-18 02:17:21+00', NULL, NULL, '2026-11-18 02:17:21.531048+00', '2026-11-18 02:17:21.531048+00', '2027-02-16 02:17:21.531048+00', NULL, NULL);
INSERT INTO portal.sessions (id, client, issuer, subject, patient_id, upstream_sid, tokens_from, handle_hash, device, created_at, last_used_at, expires_at, revoked_at, revoked_because) VALUES ('01a1ec71-ceab-7563-85d3-2afe9cca5264', 'web', 'http://localhost:24003/realms/portal', '33dd04d2-36a0-4e90-b7b6-afe17d4a39b5', '5781edcc-b5bb-5294-a885-417218ab0427', 'tGWpDgp6AaYUy-mMweUnbrWi', '2026-11-18 02:17:23+00', '\xfaf1618d7220e32aa54e3c67b1f867db444e6f0b6435687a2a05ac0d3c019422', NULL, '2026-11-18 02:17:23.887551+00', '2026-11-18 02:17:23.887551+00', '2027-02-16 02:17:23.887551+00', NULL, NULL);
INSERT INTO portal.sessions (id, client, issuer, subject, patient_id, upstream_sid, tokens_from, handle_hash, device, created_at, last_used_at, expires_at, revoked_at, revoked_because) VALUES ('01a1ec73-5b85-74c5-a081-e558be13a2af', 'web', 'http://localhost:24003/realms/portal', '58e42255-a31d-493f-a980-31540e9daf09', 'd9dc1ca9-0a7c-428c-8d22-6f2f855c122f', 'Lm9v6VXIhipyERRr7J7B8M1u', '2026-11-18 02:19:05+00', '\xa44ec7b0b1ef2dedf073464b8e9c6b76c34a94d0d4c51df18ec09e0085abbd8e', NULL, '2026-11-18 02:19:05.478079+00', '2026-11-18 02:19:05.478079+00', '2027-02-16 02:19:05.478079+00', '2026-11-18 02:19:05.752566+00', 'signed out');
INSERT INTO portal.sessions (id, client, issuer, subject, patient_id, upstream_sid, tokens_from, handle_hash, device, created_at, last_used_at, expires_at, revoked_at, revoked_because) VALUES ('01a1ec73-626e-7d32-b756-b80bf0328e5e', 'web', 'http://localhost:24003/realms/portal', '58e42255-a31d-493f-a980-31540e9daf09', 'd9dc1ca9-0a7c-428c-8d22-6f2f855c122f', 'M8y-boGZrd6gncNC46jAbZu3', '2026-11-18 02:19:06+00', '\x351ff1905f940901a860594fed6aa34cd061919c72b762dec098578e1f6fce5a', NULL, '2026-11-18 02:19:07.251373+00', '2026-11-18 02:19:07.251373+00', '2027-02-16 02:19:07.251373+00', NULL, NULL);
INSERT INTO portal.sessions (id, client, issuer, subject, patient_id, upstream_sid, tokens_from, handle_hash, device, created_at, last_used_at, expires_at, revoked_at, revoked_because) VALUES ('01a1ec73-76db-7616-82ed-79d6c5a5b99b', 'native', 'http://localhost:24003/realms/portal', '33dd04d2-36a0-4e90-b7b6-afe17d4a39b5', '5781edcc-b5bb-5294-a885-417218ab0427', 'oXG2VxoQOs_dlgdZWjYQnNb9', '2026-11-18 02:19:12+00', NULL, NULL, '2026-11-18 02:19:12.476088+00', '2026-11-18 02:19:12.476088+00', '2027-02-16 02:19:12.476088+00', NULL, NULL);
INSERT INTO portal.sessions (id, client, issuer, subject, patient_id, upstream_sid, tokens_from, handle_hash, device, created_at, last_used_at, expires_at, revoked_at, revoked_because) VALUES ('01a1ec73-7bb4-74d0-b663-277e9c17be54', 'web', 'http://localhost:24003/realms/portal', '33dd04d2-36a0-4e90-b7b6-afe17d4a39b5', '5781edcc-b5bb-5294-a885-417218ab0427', 'VtZ5O3gajwx-Fmweu1nR05Vq', '2026-11-18 02:19:13+00', '\x536b33da47aa5347ada9c911f69fd993e974dce8da8805b5da9ced5a547a1f71', NULL, '2026-11-18 02:19:13.717409+00', '2026-11-18 02:19:13.717409+00', '2027-02-16 02:19:13.717409+00', NULL, NULL);
INSERT INTO portal.sessions (id, client, issuer, subject, patient_id, upstream_sid, tokens_from, handle_hash, device, created_at, last_used_at, expires_at, revoked_at, revoked_because) VALUES ('01a1ec76-7d4f-7330-8dd6-0597dac7575d', 'web', 'http://localhost:24003/realms/portal', 'dab52433-9e9e-4eab-b486-398c6c361d52', 'c1121fb6-f606-4c14-a861-9c2a0a041367', 'KRW6OEppEkw3t2euuK1G2vCW', '2026-11-18 02:22:30+00', '\x843a3ff9ec47b344b72b584f293d70e3bf5620495c32956021d9e23a3eb0063a', NULL, '2026-11-18 02:22:30.735597+00', '2026-11-18 02:22:30.735597+00', '2027-02-16 02:22:30.735597+00', '2026-11-18 02:22:30.897693+00', 'signed out');
INSERT INTO portal.sessions (id, client, issuer, subject, patient_id, upstream_sid, tokens_from, handle_hash, device, created_at, last_used_at, expires_at, revoked_at, revoked_because) VALUES ('01a1ec76-8231-71d6-93e8-a726d697b55b', 'web', 'http://localhost:24003/realms/portal', 'dab52433-9e9e-4eab-b486-398c6c361d52', 'c1121fb6-f606-4c14-a861-9c2a0a041367', 'nM7r6NutYUqRmxz-UXiliDDC', '2026-11-18 02:22:31+00', '\xdcf2a5b19930559caa0a3b8aef40b82508b3114fe6f4e15a4338944b5a16158d', NULL, '2026-11-18 02:22:31.985626+00', '2026-11-18 02:22:31.985626+00', '2027-02-16 02:22:31.985626+00', NULL, NULL);
INSERT INTO portal.sessions (id, client, issuer, subject, patient_id, upstream_sid, tokens_from, handle_hash, device, created_at, last_used_at, expires_at, revoked_at, revoked_because) VALUES ('01a1ec76-9646-7fec-8c59-956a3d33a406', 'native', 'http://localhost:24003/realms/portal', '33dd04d2-36a0-4e90-b7b6-afe17d4a39b5', '5781edcc-b5bb-5294-a885-417218ab0427', '-uRUiIwIiGgMgqeqtPqckTJg', '2026-11-18 02:22:36+00', NULL, NULL, '2026-11-18 02:22:37.12708+00', '2026-11-18 02:22:37.12708+00', '2027-02-16 02:22:37.12708+00', NULL, NULL);
INSERT INTO portal.sessions (id, client, issuer, subject, patient_id, upstream_sid, tokens_from, handle_hash, device, created_at, last_used_at, expires_at, revoked_at, revoked_because) VALUES ('01a1ec76-9b08-7c68-9aa4-0289a6345971', 'web', 'http://localhost:24003/realms/portal', '33dd04d2-36a0-4e90-b7b6-afe17d4a39b5', '5781edcc-b5bb-5294-a885-417218ab0427', 'TWexGpCTKhFEScwiKIrPAkSh', '2026-11-18 02:22:38+00', '\xe4201941a538646da41c2e6e95d316f6a70aa260c42c1102d26bf7a9168b544b', NULL, '2026-11-18 02:22:38.346378+00', '2026-11-18 02:22:38.346378+00', '2027-02-16 02:22:38.346378+00', NULL, NULL);
INSERT INTO portal.share_views (share_id, at, recipient, outcome) VALUES ('4cbb2c41-e0c8-4f46-9c26-1de71efdee62', '2026-11-18 02:17:16.164135+00', 'Dr. Rai, Patan', 'wrong_passcode');
INSERT INTO portal.share_views (share_id, at, recipient, outcome) VALUES ('4cbb2c41-e0c8-4f46-9c26-1de71efdee62', '2026-11-18 02:17:16.912266+00', 'Dr. Rai, Patan', 'opened');
INSERT INTO portal.share_views (share_id, at, recipient, outcome) VALUES ('a748c853-5a79-4222-8d7d-6676a93a0893', '2026-11-18 02:19:09.209234+00', 'Dr. Rai, Patan', 'wrong_passcode');
INSERT INTO portal.share_views (share_id, at, recipient, outcome) VALUES ('a748c853-5a79-4222-8d7d-6676a93a0893', '2026-11-18 02:19:09.751546+00', 'Dr. Rai, Patan', 'opened');
INSERT INTO portal.share_views (share_id, at, recipient, outcome) VALUES ('aabd0ee8-aa76-4bb9-a17b-452a026daf87', '2026-11-18 02:22:33.590289+00', 'Dr. Rai, Patan', 'wrong_passcode');
INSERT INTO portal.share_views (share_id, at, recipient, outcome) VALUES ('aabd0ee8-aa76-4bb9-a17b-452a026daf87', '2026-11-18 02:22:34.128152+00', 'Dr. Rai, Patan', 'opened');
INSERT INTO portal.shares (id, patient_id, locator_hash, payload, passcode, tries, wrong, tried_at, created_at, expires_at, revoked_at, locked_at) VALUES ('4cbb2c41-e0c8-4f46-9c26-1de71efdee62', '54b5b21d-8aed-4e98-b69a-e3e3cf16ed08', '\xb0955d66bb7bd4f4c617add341572766d7d7d106a4a7554a0df12f53e582f6af', 'hy3lMYlYYce_Yy0uGEQ90kiyPi5t3agJjtvfUoS-JRYGt9ObKdIn8B1X65qs6URje8HF5H56EOamzpxS..of-no-worth', '\x6fa83b24ee26a693b355d5a85f6fc83818b2f1c1df19ed27c0c749a3f1416715', 1, 1, '2026-11-18 02:17:16.218902+00', '2026-11-18 02:17:15.452568+00', '2026-11-25 02:17:14.721+00', NULL, NULL);
INSERT INTO portal.shares (id, patient_id, locator_hash, payload, passcode, tries, wrong, tried_at, created_at, expires_at, revoked_at, locked_at) VALUES ('a748c853-5a79-4222-8d7d-6676a93a0893', 'd9dc1ca9-0a7c-428c-8d22-6f2f855c122f', '\x1932fa3a6265efe8a1d2c3552b930ef177383d0bf151001eb965d6b31a27078a', 'zypAjWZaLtkrv8gcCbAdeFcrTNTz6BwdKHw-QM5BhZTOZLFq50WcglIoanj7EBZFkSHz3lZzyYwJcz--..of-no-worth', '\x6fa83b24faacd3da85d9c12217f66e04cfc25b676e56961cf6a874bdde1b3649', 1, 1, '2026-11-18 02:19:09.282116+00', '2026-11-18 02:19:08.539537+00', '2026-11-25 02:19:07.944+00', NULL, NULL);
INSERT INTO portal.shares (id, patient_id, locator_hash, payload, passcode, tries, wrong, tried_at, created_at, expires_at, revoked_at, locked_at) VALUES ('aabd0ee8-aa76-4bb9-a17b-452a026daf87', 'c1121fb6-f606-4c14-a861-9c2a0a041367', '\xaf28ea6c5def220e44df558946f19f962d26c91289f1f2f9a470be5da4479a12', '2LTslBZmLvO8TDuF_viZFEAu0CzeIMPm9DID7SsPBAsR5WY-G6Tt6QMy-nNxielaK404IN5pqaby1mbq..of-no-worth', '\x6fa83b24b9403eace15ef820934698f48a8a04d47c634c5fc641336d5fb97628', 1, 1, '2026-11-18 02:22:33.6119+00', '2026-11-18 02:22:33.070865+00', '2026-11-25 02:22:32.518+00', NULL, NULL);
INSERT INTO portal.sweeps (name, swept_until) VALUES ('notices', '2026-11-18 02:22:30.685+00');
SELECT pg_catalog.setval('portal.migrations_id_seq', 6, true);
ALTER TABLE ONLY portal.download_steps
    ADD CONSTRAINT download_steps_pkey PRIMARY KEY (id);
ALTER TABLE ONLY portal.downloads
    ADD CONSTRAINT downloads_patient_id_key UNIQUE (patient_id);
ALTER TABLE ONLY portal.downloads
    ADD CONSTRAINT downloads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY portal.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY portal.notice_preferences
    ADD CONSTRAINT notice_preferences_pkey PRIMARY KEY (patient_id);
ALTER TABLE ONLY portal.push_endpoints
    ADD CONSTRAINT push_endpoints_endpoint_key UNIQUE (endpoint);
ALTER TABLE ONLY portal.push_endpoints
    ADD CONSTRAINT push_endpoints_pkey PRIMARY KEY (session_id);
ALTER TABLE ONLY portal.session_tokens
    ADD CONSTRAINT session_tokens_pkey PRIMARY KEY (session_id);
ALTER TABLE ONLY portal.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY portal.shares
    ADD CONSTRAINT shares_locator_hash_key UNIQUE (locator_hash);
ALTER TABLE ONLY portal.shares
    ADD CONSTRAINT shares_pkey PRIMARY KEY (id);
ALTER TABLE ONLY portal.sweeps
    ADD CONSTRAINT sweeps_pkey PRIMARY KEY (name);
CREATE UNIQUE INDEX audit_of_patient ON ONLY portal.audit USING btree (patient_id, at, id);
CREATE UNIQUE INDEX audit_2026_11_patient_id_at_id_idx ON portal.audit_2026_11 USING btree (patient_id, at, id);
CREATE UNIQUE INDEX audit_2026_12_patient_id_at_id_idx ON portal.audit_2026_12 USING btree (patient_id, at, id);
CREATE UNIQUE INDEX audit_2027_01_patient_id_at_id_idx ON portal.audit_2027_01 USING btree (patient_id, at, id);
CREATE INDEX download_steps_of_download ON portal.download_steps USING btree (download_id);
CREATE INDEX downloads_expiry ON portal.downloads USING btree (expires_at);
CREATE INDEX notice_preferences_doses ON portal.notice_preferences USING btree (patient_id) WHERE (jsonb_array_length((choices -> 'dose'::text)) > 0);
CREATE INDEX push_endpoints_of_patient ON portal.push_endpoints USING btree (patient_id);
CREATE INDEX sessions_expiry ON portal.sessions USING btree (expires_at);
CREATE UNIQUE INDEX sessions_handle ON portal.sessions USING btree (handle_hash) WHERE (handle_hash IS NOT NULL);
CREATE UNIQUE INDEX sessions_live_upstream ON portal.sessions USING btree (upstream_sid, client) WHERE (revoked_at IS NULL);
CREATE INDEX sessions_of_person ON portal.sessions USING btree (subject);
CREATE INDEX sessions_revoked ON portal.sessions USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);
CREATE INDEX share_views_of_share ON portal.share_views USING btree (share_id, at);
CREATE INDEX shares_ended ON portal.shares USING btree (expires_at) WHERE (payload IS NOT NULL);
CREATE INDEX shares_of_patient ON portal.shares USING btree (patient_id, created_at);
ALTER INDEX portal.audit_of_patient ATTACH PARTITION portal.audit_2026_11_patient_id_at_id_idx;
ALTER INDEX portal.audit_of_patient ATTACH PARTITION portal.audit_2026_12_patient_id_at_id_idx;
ALTER INDEX portal.audit_of_patient ATTACH PARTITION portal.audit_2027_01_patient_id_at_id_idx;
ALTER TABLE ONLY portal.download_steps
    ADD CONSTRAINT download_steps_download_id_fkey FOREIGN KEY (download_id) REFERENCES portal.downloads(id) ON DELETE CASCADE;
ALTER TABLE ONLY portal.push_endpoints
    ADD CONSTRAINT push_endpoints_session_id_fkey FOREIGN KEY (session_id) REFERENCES portal.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY portal.session_tokens
    ADD CONSTRAINT session_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES portal.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY portal.share_views
    ADD CONSTRAINT share_views_share_id_fkey FOREIGN KEY (share_id) REFERENCES portal.shares(id) ON DELETE CASCADE;
